'use client'

import { type ReactNode, useState } from 'react'
import Button from 'react-bootstrap/Button'
import Nav from 'react-bootstrap/Nav'
import NavItem from 'react-bootstrap/NavItem'
import { SpriteIcon, type SpriteName } from '@/components/ui/icon'
import { ChevronDownIcon, ListIcon } from '@/components/ui/icons'
import { NavLink, usePage } from '@/components/ui/links'
import { type AccountRoute, accountSections, sideMenu as texts } from '@/lib/content/account'
import styles from './account.module.scss'

const accountLabel = (page: string) => accountSections.find(({ href }) => href === page)?.label

/** The current section's label in the menu, as the heading that each page begins with: the router scrolls to what is first. */
export const AccountHeading = () => <h1 className="mb-4">{accountLabel(usePage())}</h1>

/** Shows the list next to the section; on a phone, a button expands it. */
export function SideMenu({ children }: { children: ReactNode }) {
  const pathname = usePage()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === pathname

  return (
    <div className="d-print-none">
      <Button
        variant="line"
        className={`justify-content-start w-100 d-lg-none ${styles.menuToggle}`}
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setOpenOn(isOpen ? null : pathname)}
      >
        <ListIcon />
        <span className="flex-fill text-start">{texts.toggle}</span>
        <ChevronDownIcon />
      </Button>
      <nav
        className={`mt-2 mt-lg-0 rounded-3 ${styles.menu} ${isOpen ? '' : 'd-none d-lg-block'}`}
        id="account-menu"
        aria-label={texts.name}
      >
        <Nav as="ul" className="list-unstyled d-grid p-2 p-lg-0 m-0" onClick={() => setOpenOn(null)}>
          {children}
        </Nav>
      </nav>
    </div>
  )
}

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
      <NavLink className="nav-link w-100 rounded-2 text-decoration-none" href={href}>
        <SpriteIcon name={icons[href]} />
        {label}
      </NavLink>
    </NavItem>
  ))
}
