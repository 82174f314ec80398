import { useMemo } from 'react'
import { arrange } from '@/lib/products/arrange'
import type { Product } from '@/lib/products/product'
import { pageOf, type View } from '@/lib/products/view'
import { useWholeListOnPaper } from './use-whole-list-on-paper'

/** Returns the rows of the current page. `listed` includes deleted products; `found` does not. */
export function useShownRows(
  products: readonly Product[],
  listed: readonly Product[],
  view: View,
  lowStock: number,
) {
  const isOnPaper = useWholeListOnPaper()
  const low = view.isLowStockOnly ? lowStock : null
  const existing = useMemo(() => new Map(products.map((product) => [product.id, product])), [products])
  const arranged = useMemo(
    () => arrange(listed, { term: view.term, lowStock: low }, view.order),
    [listed, view.term, low, view.order],
  )
  const found = useMemo(() => arranged.filter(({ id }) => existing.has(id)), [arranged, existing])
  const page = useMemo(() => pageOf(arranged, view.page), [arranged, view.page])
  return { ...page, existing, found, rows: isOnPaper ? found : page.rows }
}
