import { bulkEffects as texts } from '@/lib/content/products/bulk'
import { changePrices, priceChanges, setStock } from './bulk-steps'
import { currencySymbol } from './currency-symbol'
import { readCount } from './number-text'
import { describePriceChange, readPriceChange, type Unit } from './price-change'
import { deleteProducts } from './product-actions'

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
