import { IntentLink } from '@/components/ui/intent-link'
import { type CartLine, totalOf } from '@/lib/cart/cart-lines'
import { formatPrice } from '@/lib/content/price'
import styles from './cart-foot.module.scss'

export function CartFoot({ lines, onEmpty }: { lines: readonly CartLine[]; onEmpty: () => void }) {
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.total}>
          <span>Total</span>
          <span className="numeric">{formatPrice(totalOf(lines))}</span>
        </div>
      )}
      <p>There is no online checkout. Send us the list and we answer with a quote.</p>
      <IntentLink className="btn btn-primary btn-lg" href="/contact">
        Ask for a quote
      </IntentLink>
      <button className="btn btn-line" type="button" onClick={onEmpty}>
        Empty the cart
      </button>
    </>
  )
}
