import { TrashIcon } from '@/components/ui/icons/trash-icon'
import { IntentLink } from '@/components/ui/intent-link'
import type { QuoteItem } from '@/lib/quote/quote-store'
import styles from './quote-list.module.scss'

type Props = { items: readonly QuoteItem[]; onRemove: (item: QuoteItem, index: number) => void }

/** What the tools have put into the quote, each with the way back to change it. */
export function QuoteItems({ items, onRemove }: Props) {
  if (items.length === 0) return null
  return (
    <ul className={styles.items} aria-label="From the tools">
      {items.map((item, index) => (
        <li key={item.kind}>
          <p>
            <bdi>{item.text}</bdi> <IntentLink href={item.href}>Change</IntentLink>
          </p>
          <button
            className="btn btn-icon"
            type="button"
            aria-label={`Remove ${item.text}`}
            onClick={() => onRemove(item, index)}
          >
            <TrashIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}
