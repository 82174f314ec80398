import type { Text } from '@/lib/config/text'
import styles from './editorial.module.scss'
import { Words } from './words'

/** Small print below a drawing or a table. */
export function FinePrint({ children }: { children: Text }) {
  return (
    <p className={styles.fine}>
      <Words>{children}</Words>
    </p>
  )
}
