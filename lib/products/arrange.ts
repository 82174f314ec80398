import { LANGUAGE } from '@/lib/config/language'
import { foldText } from '@/lib/parsing/fold-text'
import type { FieldKey, Product, ProductValue } from './product'

export type Order = { column: FieldKey; isDescending: boolean } | null

export type Filter = { term: string; lowStock: number | null }

const alphabetical = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: 'base' })

/** Filters before sorting, because sorting is slower. Without an order, the stored order is kept. */
export function arrange(
  products: readonly Product[],
  { term, lowStock }: Filter,
  order: Order,
): readonly Product[] {
  const wanted = foldText(term)
  const found = products.filter(
    (product) =>
      (lowStock === null || product.stock <= lowStock) &&
      (wanted === '' || foldedName(product).includes(wanted)),
  )
  if (!order) return found
  const { column, isDescending } = order
  const compare = (a: Product, b: Product) => compareValues(a[column], b[column])
  return found.sort(isDescending ? (a, b) => compare(b, a) : compare)
}

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : alphabetical.compare(String(a), String(b))
}

const folded = new WeakMap<Product, string>()

/** Cached, because folding 5,000 names on every key press is noticeable on a slow device. */
function foldedName(product: Product): string {
  const known = folded.get(product)
  if (known !== undefined) return known
  const name = foldText(product.name)
  folded.set(product, name)
  return name
}

export function totalsOf(products: readonly ProductValue[]) {
  let pieces = 0
  let value = 0
  for (const { price, stock } of products) {
    pieces += stock
    value += price * stock
  }
  return { pieces, value }
}
