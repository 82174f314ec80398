import { createState } from '@/lib/browser/browser'
import { LOCALE } from '@/lib/content/words'
import { foldText } from '@/lib/parsing/fold-text'
import { FIELDS, type FieldKey, type Product, type ProductValue } from './product'

/** The view of the list, stored in the query: `?q=film&sort=-price&stock=low&page=2`. */
export type View = { term: string; order: Order; isLowStockOnly: boolean; page: number }

const ROWS_PER_PAGE = 50

export function readView(query: URLSearchParams): View {
  const sort = query.get('sort') ?? ''
  const isDescending = sort.startsWith('-')
  const field = FIELDS.find(({ key }) => key === (isDescending ? sort.slice(1) : sort))
  const page = Number(query.get('page'))
  return {
    term: query.get('q') ?? '',
    order: field ? { column: field.key, isDescending } : null,
    isLowStockOnly: query.get('stock') === 'low',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function writeView({ term, order, isLowStockOnly, page }: View): Record<string, string> {
  return {
    ...(term !== '' && { q: term }),
    ...(order && { sort: `${order.isDescending ? '-' : ''}${order.column}` }),
    ...(isLowStockOnly && { stock: 'low' }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** Cycles through ascending, descending and unsorted. */
export function nextOrder(order: Order, column: FieldKey): Order {
  if (order?.column !== column) return { column, isDescending: false }
  return order.isDescending ? null : { column, isDescending: true }
}

/** Clamps the page number, since a filter or another tab may have reduced the number of pages. */
export function pageOf<T>(all: readonly T[], page: number) {
  const pages = Math.max(1, Math.ceil(all.length / ROWS_PER_PAGE))
  const current = Math.min(page, pages)
  const first = (current - 1) * ROWS_PER_PAGE
  const rows = all.slice(first, first + ROWS_PER_PAGE)
  return { pages, current, rows, from: first + 1, to: first + rows.length }
}

/** The page that has the product; 0 if none does. */
export const pageOfProduct = (all: readonly Product[], id: string) =>
  Math.ceil((all.findIndex((product) => product.id === id) + 1) / ROWS_PER_PAGE)

/** Returns the first page, the last page and those around the current one. */
export function shownPages(current: number, pages: number): number[] {
  const around = [1, current - 1, current, current + 1, pages]
  return [...new Set(around)].filter((page) => page >= 1 && page <= pages)
}

export type Order = { column: FieldKey; isDescending: boolean } | null

export type Filter = { term: string; lowStock: number | null }

const alphabetical = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' })

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

/** The id of the product that the list is to show and focus, wherever its filter, order and pages have put it. */
export const shownProduct = createState('')
