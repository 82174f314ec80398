import NavItem from 'react-bootstrap/NavItem'
import { NavLink } from '@/components/ui/nav-link'
import { SpriteIcon, type SpriteName } from '@/components/ui/sprite-icon'
import { type AccountRoute, accountSections } from '@/lib/content/account/sections'

const icons: Record<AccountRoute, SpriteName> = {
  '/user': 'overview',
  '/user/orders': 'orders',
  '/user/wishlist': 'heart',
  '/user/addresses': 'addresses',
  '/user/coupons': 'coupons',
  '/user/returns': 'undo',
  '/user/support': 'support',
  '/user/settings': 'settings',
}

export function SideMenuLinks() {
  return accountSections.map(({ href, label }) => (
    <NavItem as="li" key={href}>
      <NavLink className="nav-link" href={href}>
        <SpriteIcon name={icons[href]} />
        {label}
      </NavLink>
    </NavItem>
  ))
}
