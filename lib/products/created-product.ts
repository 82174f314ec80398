import { createState } from '@/lib/browser/browser'
import { productSteps as texts } from '@/lib/content/products'
import { peek } from '@/lib/history/history'
import { announceStep, type Change, productHistory } from './history'
import type { ProductValue } from './product'
import { createProduct, deleteProducts } from './steps'

/** The product that was created last since the page was opened. */
export const createdProduct = createCreatedProduct()

function createCreatedProduct() {
  const { get, set, subscribe } = createState<Change | null>(null)

  return {
    get,
    subscribe,
    create: (value: ProductValue) => set(createProduct(value)),
    /** Takes back no step that has followed the creation. */
    takeBack() {
      const creation = get()
      if (!creation) return
      if (peek(productHistory.get(), 'undo')?.changes.includes(creation)) {
        productHistory.travel('undo')
        announceStep({ label: texts.deleted(creation.after?.name ?? '') })
      } else deleteProducts(new Set([creation.id]))
    },
  }
}
