import type { ReactNode } from 'react'
import styles from './account.module.scss'

export function AccountFrame({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  return (
    <div className={`d-grid gap-3-half gap-lg-5-half pt-3-half pt-lg-5-half ${styles.frame}`}>
      {menu}
      <div className="min-w-0">{children}</div>
    </div>
  )
}
