import { useMemo, useState } from 'react'
import { focusAfter } from '@/components/ui/focus'
import { applyChanges, type Change, reverse } from '@/lib/products/changes'
import type { Product } from '@/lib/products/product'
import { deleteProducts, restoreProduct } from '@/lib/products/product-actions'

/** Keeps the rows of individually deleted products until the view changes. */
export function useDeletedRows() {
  const [deletions, setDeletions] = useState<readonly Change[]>([])

  return useMemo(
    () => ({
      remove(product: Product) {
        const changes = deleteProducts(new Set([product.id]))
        // A product restored with the history's Undo can be deleted again.
        setDeletions([...deletions.filter(({ id }) => id !== product.id), ...changes])
      },
      restore(product: Product) {
        const deletion = deletions.find(({ id }) => id === product.id)
        if (!deletion) return
        focusAfter(
          () => {
            restoreProduct(deletion)
            setDeletions(deletions.filter((each) => each !== deletion))
          },
          () => document.getElementById(`edit-${product.id}`),
        )
      },
      forget: () => setDeletions((before) => (before.length === 0 ? before : [])),
      /** Adds the deleted products to the list at their former positions. */
      include: (products: readonly Product[]) =>
        deletions.length === 0 ? products : applyChanges(products, deletions.map(reverse)).products,
    }),
    [deletions],
  )
}
