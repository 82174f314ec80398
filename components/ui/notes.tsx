import { type Note, sources } from '@/lib/content/sources'
import styles from './notes.module.scss'

/** Short texts under titles of their own, each figure with its source. */
export function Notes({ items }: { items: readonly Note[] }) {
  return (
    <ul className={styles.notes}>
      {items.map(({ title, text, source }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            {text} {source && <small>({sources[source]})</small>}
          </p>
        </li>
      ))}
    </ul>
  )
}
