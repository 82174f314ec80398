// Separate from the actions for one product, because only the bar for selected products loads them.
import { formatPrice } from '@/lib/config/price'
import { productSteps as texts } from '@/lib/content/products/list'
import type { Change } from './changes'
import { performStep } from './history'
import { changePrice, type PriceChange } from './price-change'
import { changesOf, namesOf } from './product-actions'

export function setStock(ids: ReadonlySet<string>, stock: number) {
  const changes = changesOf(ids, (product) => ({ ...product, stock }))
  performStep({ label: texts.stockSet(namesOf(changes), stock), changes })
}

/** What `changePrices` would do. */
export function priceChanges(ids: ReadonlySet<string>, priceChange: PriceChange): readonly Change[] {
  return changesOf(ids, (product) => ({ ...product, price: changePrice(product.price, priceChange) }))
}

export function changePrices(ids: ReadonlySet<string>, priceChange: PriceChange) {
  const changes = priceChanges(ids, priceChange)
  performStep({ label: texts.priceChanged(namesOf(changes), signed(priceChange)), changes })
}

function signed({ by, isPercentage }: PriceChange): string {
  const amount = isPercentage ? `${Math.abs(by)}%` : formatPrice(Math.abs(by))
  return `${by < 0 ? '−' : '+'}${amount}`
}
