import { ACT } from '@/components/ui/add-button'
import { Portrait } from '@/components/ui/item'
import { type CartLine, itemCount, keyOf } from '@/lib/cart/cart'
import { totalOf } from '@/lib/cart/change-cart'
import { formatPrice } from '@/lib/config/price'
import { quoteLine, quoteList as texts } from '@/lib/content/quote/list'
import styles from './quote.module.scss'
import { QuoteLine, Remove } from './quote-line'

/** The names of more products would fill the page. */
const MAX_NAMED = 12

/** All cards of the cart as one line of the quote, whatever their number. */
export function CardsLine({
  lines,
  onRemove,
}: {
  lines: readonly CartLine[]
  onRemove: (name: string) => void
}) {
  const title = texts.cards(itemCount(lines))
  const named = lines.slice(0, MAX_NAMED)
  const left = lines.length - named.length
  return (
    <QuoteLine
      picture={
        <span className={`${styles.cards} overflow-hidden rounded-2`}>
          {lines.slice(0, 2).map((line) => (
            <span className="position-relative" key={keyOf(line)}>
              <Portrait image={line.image} isEager />
            </span>
          ))}
        </span>
      }
      title={title}
      actions={
        <>
          <button
            className={ACT}
            type="button"
            aria-label={quoteLine.changeOf(title)}
            aria-haspopup="dialog"
            onClick={openCart}
          >
            {quoteLine.change}
          </button>
          <Remove title={title} onRemove={() => onRemove(title)} />
          <span className="ms-auto fw-semibold numeric">{formatPrice(totalOf(lines))}</span>
        </>
      }
    >
      <p className="m-0 text-body-secondary fs-sm">
        <bdi>
          {lines.every(({ quantity }) => quantity === 1)
            ? texts.oneOfEach(
                named.map(({ name }) => name),
                left,
              )
            : texts.several(
                named.map(({ quantity, name }) => [quantity, name]),
                left,
              )}
        </bdi>
      </p>
    </QuoteLine>
  )
}

/** The header's button opens the drawer, so that the focus returns to it. */
const openCart = () => document.querySelector<HTMLElement>('[data-opens="cart"]')?.click()
