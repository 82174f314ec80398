import { ShareButton } from '@/components/quote/share-button'
import { IntentLink } from '@/components/ui/intent-link'
import { type CartLine, totalOf } from '@/lib/cart/cart-lines'
import { formatPrice } from '@/lib/config/price'
import styles from './cart-foot.module.scss'

type Props = { lines: readonly CartLine[]; hasFilms: boolean; onEmpty: () => void }

export function CartFoot({ lines, hasFilms, onEmpty }: Props) {
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.total}>
          <span>{hasFilms ? 'Total excluding films' : 'Total'}</span>
          <span className="numeric">{formatPrice(totalOf(lines))}</span>
        </div>
      )}
      <p>There is no online checkout. Send us the list and we will reply with a quote.</p>
      <IntentLink className="btn btn-primary btn-lg" href="/contact">
        Ask for a quote
      </IntentLink>
      <div className={styles.more}>
        <ShareButton />
        <button className="btn btn-line" type="button" onClick={onEmpty}>
          Empty the cart
        </button>
      </div>
    </>
  )
}
