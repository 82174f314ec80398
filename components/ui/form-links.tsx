import type { ReactNode } from 'react'
import styles from './form-links.module.scss'

/** Links to related pages, below a form. */
export function FormLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>
}
