import type { ReactNode } from 'react'
import styles from './editorial.module.scss'

/** A page's sections that are told by drawings. Its style sheet removes the browser's own margins within it. */
export function Editorial({ children }: { children: ReactNode }) {
  return <div className={styles.editorial}>{children}</div>
}
