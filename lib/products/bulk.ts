import { formatPrice } from '@/lib/config/price'
import { bulkEffects as texts } from '@/lib/content/products/bulk'
import { productSteps } from '@/lib/content/products/list'
import type { Change } from './changes'
import { currencySymbol } from './currency-symbol'
import { performStep } from './history'
import { readCount } from './number-text'
import {
  changePrice,
  describePriceChange,
  type PriceChange,
  readPriceChange,
  type Unit,
} from './price-change'
import { changesOf, deleteProducts, namesOf } from './product-actions'

export type Action = '' | 'delete' | 'stock' | 'price'

/** What an action will do, and the function that does it; without one, what is still missing. */
type Bulk = { effect: string; missing?: 'text' | 'unit'; perform?: () => void }

type Choice = { action: Action; text: string; unit: Unit | null; selected: ReadonlySet<string> }

export function readBulk({ action, text, unit, selected }: Choice): Bulk {
  if (action === 'delete')
    return { effect: texts.deletes(selected.size), perform: () => void deleteProducts(selected) }
  if (action === 'stock') {
    const stock = readCount(text)
    if (stock === null) return { effect: texts.needsCount, missing: 'text' }
    return { effect: texts.setsStock(selected.size, stock), perform: () => setStock(selected, stock) }
  }
  if (action === 'price') {
    const change = readPriceChange(text, unit)
    if (change)
      return {
        effect: describePriceChange(priceChanges(selected, change)),
        perform: () => changePrices(selected, change),
      }
    return unit === null && readPriceChange(text, 'amount')
      ? { effect: texts.needsUnit(currencySymbol), missing: 'unit' }
      : { effect: texts.needsNumber, missing: 'text' }
  }
  return { effect: '' }
}

export function setStock(ids: ReadonlySet<string>, stock: number) {
  const changes = changesOf(ids, (product) => ({ ...product, stock }))
  performStep({ label: productSteps.stockSet(namesOf(changes), stock), changes })
}

/** What `changePrices` would do. */
function priceChanges(ids: ReadonlySet<string>, priceChange: PriceChange): readonly Change[] {
  return changesOf(ids, (product) => ({ ...product, price: changePrice(product.price, priceChange) }))
}

export function changePrices(ids: ReadonlySet<string>, priceChange: PriceChange) {
  const changes = priceChanges(ids, priceChange)
  performStep({ label: productSteps.priceChanged(namesOf(changes), signed(priceChange)), changes })
}

function signed({ by, isPercentage }: PriceChange): string {
  const amount = isPercentage ? `${Math.abs(by)}%` : formatPrice(Math.abs(by))
  return `${by < 0 ? '−' : '+'}${amount}`
}
