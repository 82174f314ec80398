import { currencySymbol } from '@/lib/config/price'
import { countProducts } from './count-products'
import { readCount } from './number-text'
import { describePriceChange, readPriceChange, type Unit } from './price-change'
import { changePrices, deleteProducts, priceChanges, setStock } from './product-actions'

export type Action = '' | 'delete' | 'stock' | 'price'

/** What an action will do, and the function that does it; without one, what is still missing. */
export type Bulk = { effect: string; missing?: 'text' | 'unit'; perform?: () => void }

type Choice = { action: Action; text: string; unit: Unit | null; selected: ReadonlySet<string> }

export function readBulk({ action, text, unit, selected }: Choice): Bulk {
  const products = countProducts(selected.size)
  if (action === 'delete')
    return {
      effect: `Deletes ${products}. Undo restores them.`,
      perform: () => void deleteProducts(selected),
    }
  if (action === 'stock') {
    const stock = readCount(text)
    if (stock === null) return { effect: 'Enter a whole number of 0 or more.', missing: 'text' }
    return { effect: `${products}: stock → ${stock}.`, perform: () => setStock(selected, stock) }
  }
  if (action === 'price') {
    if (unit === null && readPriceChange(text, 'amount'))
      return {
        effect: `Choose whether this is an amount (${currencySymbol}) or per cent (%).`,
        missing: 'unit',
      }
    const change = readPriceChange(text, unit)
    if (!change) return { effect: 'Enter a number, such as 5 or −2.50.', missing: 'text' }
    return {
      effect: describePriceChange(priceChanges(selected, change)),
      perform: () => changePrices(selected, change),
    }
  }
  return { effect: '' }
}
