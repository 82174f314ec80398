import { useDeferredValue, useMemo } from 'react'
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
  // Deferred, so that typing stays responsive with a long list.
  const term = useDeferredValue(view.term)
  const low = view.isLowStockOnly ? lowStock : null
  const existing = useMemo(() => new Map(products.map((product) => [product.id, product])), [products])
  const arranged = useMemo(
    () => arrange(listed, { term, lowStock: low }, view.order),
    [listed, term, low, view.order],
  )
  const found = useMemo(() => arranged.filter(({ id }) => existing.has(id)), [arranged, existing])
  const page = pageOf(arranged, view.page)
  return { ...page, existing, found, rows: isOnPaper ? found : page.rows }
}
