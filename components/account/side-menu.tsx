'use client'

import { type ReactNode, useState } from 'react'
import { ChevronDownIcon } from '@/components/ui/icons/chevron-down-icon'
import { ListIcon } from '@/components/ui/icons/list-icon'
import { usePage } from '@/components/ui/use-page'
import { accountLabel } from '@/lib/content/account'
import styles from './side-menu.module.scss'

/** A list beside the section; on a phone, one button that opens the same list in place. */
export function SideMenu({ children }: { children: ReactNode }) {
  const pathname = usePage()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === pathname

  return (
    <div>
      <button
        className={`btn btn-line ${styles.toggle}`}
        type="button"
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setOpenOn(isOpen ? null : pathname)}
      >
        <ListIcon />
        <span>Account: {accountLabel(pathname)}</span>
        <ChevronDownIcon />
      </button>
      <nav className={`${styles.menu} ${isOpen ? '' : styles.closed}`} id="account-menu" aria-label="Account">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link fires a click as well */}
        <ul onClick={() => setOpenOn(null)}>{children}</ul>
      </nav>
    </div>
  )
}
