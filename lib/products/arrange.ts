import { foldText } from '@/lib/outside/fold-text'
import type { Product } from './product'

export type Column = 'name' | 'price' | 'stock'
export type Order = { column: Column; isDescending: boolean } | null

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Those whose name holds the term, without regard to case and accents; without an order as they were created. */
export function arrange(products: readonly Product[], term: string, order: Order): readonly Product[] {
  const wanted = foldText(term)
  const found = wanted === '' ? products : products.filter(({ name }) => foldText(name).includes(wanted))
  if (!order) return found
  const { column, isDescending } = order
  const compare = (a: Product, b: Product) =>
    column === 'name' ? byName.compare(a.name, b.name) : a[column] - b[column]
  return [...found].sort((a, b) => (isDescending ? compare(b, a) : compare(a, b)))
}
