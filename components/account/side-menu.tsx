'use client'

import { type ReactNode, useState } from 'react'
import Button from 'react-bootstrap/Button'
import Nav from 'react-bootstrap/Nav'
import { ChevronDownIcon, ListIcon } from '@/components/ui/icons'
import { usePage } from '@/components/ui/use-page'
import { accountLabel } from '@/lib/account/section-label'
import { sideMenu as texts } from '@/lib/content/account/menu'
import styles from './side-menu.module.scss'

/** Shows the list next to the section; on a phone, a button expands it. */
export function SideMenu({ children }: { children: ReactNode }) {
  const pathname = usePage()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === pathname

  return (
    <div className="d-print-none">
      <Button
        variant="line"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setOpenOn(isOpen ? null : pathname)}
      >
        <ListIcon />
        <span>{texts.toggle(accountLabel(pathname) ?? '')}</span>
        <ChevronDownIcon />
      </Button>
      <nav
        className={`${styles.menu} ${isOpen ? '' : styles.closed}`}
        id="account-menu"
        aria-label={texts.name}
      >
        <Nav as="ul" onClick={() => setOpenOn(null)}>
          {children}
        </Nav>
      </nav>
    </div>
  )
}
