'use client'

import { type ReactNode, useState } from 'react'
import Button from 'react-bootstrap/Button'
import Nav from 'react-bootstrap/Nav'
import { ChevronDownIcon, ListIcon } from '@/components/ui/icons'
import { usePage } from '@/components/ui/use-page'
import { accountLabel } from '@/lib/account/section-label'
import { sideMenu as texts } from '@/lib/content/account/menu'
import styles from './account.module.scss'

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
        <span className="flex-fill text-start">{texts.toggle(accountLabel(pathname) ?? '')}</span>
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
