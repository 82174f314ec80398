import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { arrange } from '@/lib/products/arrange'
import type { Product } from '@/lib/products/product'
import { pageOf, type View } from '@/lib/products/view'

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

/** True while printing, so that the printout has all rows instead of one page of 50. */
function useWholeListOnPaper(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => {
    // The browser captures the page as soon as the event handler returns.
    const before = () => flushSync(() => setIsPrinting(true))
    const after = () => setIsPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}
