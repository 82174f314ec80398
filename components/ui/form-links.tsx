import type { ReactNode } from 'react'
import styles from './form-links.module.scss'

/** Where else one may want to go from a form. */
export function FormLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>
}
