import type { ReactNode } from 'react'
import styles from './editorial.module.scss'

/** Wraps the illustrated sections of a page and resets the browser's margins inside. */
export function Editorial({ children }: { children: ReactNode }) {
  return <div className={styles.editorial}>{children}</div>
}
