import type { ReactNode } from 'react'
import styles from './account-frame.module.scss'

export function AccountFrame({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.account}>
      {menu}
      <div className={styles.section}>{children}</div>
    </div>
  )
}
