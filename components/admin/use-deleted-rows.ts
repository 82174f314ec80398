import { useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '@/lib/announcements/announcements'
import { applyChanges, type Change, reverse } from '@/lib/products/changes'
import type { Product } from '@/lib/products/product'
import { deleteProducts, restoreProduct } from '@/lib/products/product-actions'

/** Products that were deleted one by one keep their rows until the list is shown differently. */
export function useDeletedRows() {
  const [deletions, setDeletions] = useState<readonly Change[]>([])

  function remove(product: Product) {
    const changes = deleteProducts(new Set([product.id]))
    // A product that was restored with the history's Undo may be deleted a second time.
    setDeletions([...deletions.filter(({ id }) => id !== product.id), ...changes])
    announce('products', () => `${product.name} deleted.`)
  }

  function restore(product: Product) {
    const deletion = deletions.find(({ id }) => id === product.id)
    if (!deletion) return
    flushSync(() => {
      restoreProduct(deletion)
      setDeletions(deletions.filter((each) => each !== deletion))
    })
    document.getElementById(`edit-${product.id}`)?.focus()
    announce('products', () => `${product.name} restored.`)
  }

  return {
    remove,
    restore,
    forget: () => setDeletions([]),
    /** The list with their rows in it. */
    include: (products: readonly Product[]) =>
      deletions.length === 0 ? products : applyChanges(products, deletions.map(reverse)),
  }
}
