import NavItem from 'react-bootstrap/NavItem'
import { SpriteIcon } from '@/components/ui/icons/sprite-icon'
import { NavLink } from '@/components/ui/nav-link'
import { accountSections } from '@/lib/content/account-sections'

export function SideMenuLinks() {
  return accountSections.map(({ href, label }) => (
    <NavItem as="li" key={href}>
      <NavLink className="nav-link" href={href}>
        <SpriteIcon name={label.toLowerCase()} />
        {label}
      </NavLink>
    </NavItem>
  ))
}
