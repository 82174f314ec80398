import { formatNumber } from '@/lib/config/language'
import { formatPrice } from '@/lib/config/price'
import { totalsOf } from '@/lib/products/arrange'
import { countProducts } from '@/lib/products/count-products'
import type { Product } from '@/lib/products/product'
import styles from './product-sheet.module.scss'

type Props = { found: readonly Product[]; all: number }

/** The totals cover only the products that match the search and the filter. */
export function ListHead({ found, all }: Props) {
  const { pieces, value } = totalsOf(found)
  return (
    <div className={styles.head}>
      <h2 className="h3" id="created-products">
        Created products
      </h2>
      <p className="numeric" role="status">
        {found.length < all && `${formatNumber(found.length)} of `}
        {countProducts(all)}
        {'\u00a0· '}
        {formatNumber(pieces)} {pieces === 1 ? 'piece' : 'pieces'}
        {'\u00a0· worth '}
        {formatPrice(Math.round(value * 100) / 100)}
      </p>
    </div>
  )
}
