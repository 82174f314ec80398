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
  const compare = ({ [column]: a }: Product, { [column]: b }: Product) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : alphabetical.compare(String(a), String(b))
  return found.sort(isDescending ? (a, b) => compare(b, a) : compare)
}

const folded = new WeakMap<Product, string>()

/** Cached, because folding 5,000 names on every key press is noticeable on a slow device. */
function foldedName(product: Product): string {
  const name = folded.get(product) ?? foldText(product.name)
  folded.set(product, name)
  return name
}

export const totalsOf = (products: readonly ProductValue[]) =>
  products.reduce(
    ({ pieces, value }, { price, stock }) => ({ pieces: pieces + stock, value: value + price * stock }),
    { pieces: 0, value: 0 },
  )
