import { SpriteIcon } from '@/components/ui/icons/sprite-icon'
import { NavLink } from '@/components/ui/nav-link'
import { accountSections } from '@/lib/content/account'

export function AccountLinks() {
  return accountSections.map(({ href, label }) => (
    <li key={href}>
      <NavLink href={href}>
        <SpriteIcon name={label.toLowerCase()} />
        {label}
      </NavLink>
    </li>
  ))
}
