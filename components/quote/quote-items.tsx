import { IntentLink } from '@/components/ui/intent-link'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { quoteItems as texts } from '@/lib/content/quote/list'
import type { QuoteItem } from '@/lib/quote/quote-store'
import styles from './quote.module.scss'

type Props = { items: readonly QuoteItem[]; onRemove: (item: QuoteItem, index: number) => void }

/** The films in the quote, each with a link to the tool that can change it. */
export function QuoteItems({ items, onRemove }: Props) {
  if (items.length === 0) return null
  return (
    <ul className="list-unstyled m-0" aria-label={texts.films}>
      {items.map((item, index) => (
        <li
          className={`${styles.item} d-flex gap-3 align-items-center justify-content-between py-2-half`}
          key={item.kind}
        >
          <p className="m-0">
            <bdi>{item.text}</bdi> <IntentLink href={item.href}>{texts.change}</IntentLink>
          </p>
          <div className="d-flex flex-column flex-shrink-0 gap-1 align-items-end fw-semibold">
            <span>{texts.onRequest}</span>
            <button
              className="btn btn-icon"
              type="button"
              aria-label={texts.remove(item.text)}
              onClick={() => onRemove(item, index)}
            >
              <SpriteIcon name="trash" />
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}
