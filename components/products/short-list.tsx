import { formatNumber } from '@/lib/config/language'
import styles from './import-preview.module.scss'

const MOST = 20

/** Shows only the first entries, since a file may have thousands of rows. */
export function ShortList({
  title,
  items,
}: {
  title: string
  items: readonly { key: string; text: string }[]
}) {
  if (items.length === 0) return null
  return (
    <div className={styles.list}>
      <h3 className="h6">
        {title} ({formatNumber(items.length)})
      </h3>
      <ul>
        {items.slice(0, MOST).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {items.length > MOST && <li>And {formatNumber(items.length - MOST)} more</li>}
      </ul>
    </div>
  )
}
