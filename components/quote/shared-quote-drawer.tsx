import { Drawer } from '@/components/ui/drawer'
import lineItem from '@/components/ui/line-item.module.scss'
import { Portrait } from '@/components/ui/portrait'
import { keyOf } from '@/lib/cart/cart-lines'
import { formatPrice } from '@/lib/config/price'
import { type QuoteItem, quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import type { OwnList } from './own-list'
import styles from './shared-quote-drawer.module.scss'

type Props = { list: OwnList; onAdd: () => void; onReplace: () => void; onClose: () => void }

export function SharedQuoteDrawer({ list, onAdd, onReplace, onClose }: Props) {
  const mine = useStoredValue(quoteStore) ?? []
  return (
    <Drawer
      title="A shared list"
      onClose={onClose}
      foot={
        <>
          <p>Names and prices come from the link. Nothing in your own list changes until you choose.</p>
          <button className="btn btn-primary btn-lg" type="button" onClick={onAdd}>
            Add to mine
          </button>
          <button className="btn btn-line" type="button" onClick={onReplace}>
            Replace mine
          </button>
          <button className="btn btn-line" type="button" onClick={onClose}>
            Just look
          </button>
        </>
      }
    >
      {list.lines.length > 0 && (
        <ul className={lineItem.list} aria-label="Products in the shared list">
          {list.lines.map((line) => (
            <li className={lineItem.item} key={keyOf(line)}>
              <div className={lineItem.thumb}>
                <Portrait image={line.image} isEager={false} />
              </div>
              <div className={lineItem.what}>
                <h3>
                  <bdi>{line.name}</bdi>
                </h3>
                <p className="numeric">
                  {line.quantity} × {formatPrice(line.price)}
                </p>
              </div>
              <div className={`${lineItem.end} numeric`}>{formatPrice(line.price * line.quantity)}</div>
            </li>
          ))}
        </ul>
      )}
      {list.films.length > 0 && (
        <ul className={styles.films} aria-label="Films in the shared list">
          {list.films.map((film) => (
            <li key={film.kind}>
              <p>{film.text}</p>
              <Replaced film={film} mine={mine} />
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  )
}

/** A quote holds one film per tool, so adding a shared film may replace the visitor's. */
function Replaced({ film, mine }: { film: QuoteItem; mine: readonly QuoteItem[] }) {
  const own = mine.find(({ kind }) => kind === film.kind)
  if (!own || own.text === film.text) return null
  return (
    <p className={styles.replaced}>
      Takes the place of yours: <bdi>{own.text}</bdi>
    </p>
  )
}
