import type { ReactNode } from 'react'
import styles from './editorial.module.scss'

/** The illustrated sections of a page. Its style sheet resets the browser's margins inside. */
export function Editorial({ children }: { children: ReactNode }) {
  return <div className={styles.editorial}>{children}</div>
}
