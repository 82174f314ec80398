import { createSignal } from '@/lib/storage/signal'
import { createProduct } from './history'
import { type ProductValue, productsStore } from './product'

let id: string | null = null
const created = createSignal()
const shown = createSignal()

/** The id of the product that was created last since the page was opened. */
export const createdProduct = { get: () => id, subscribe: created.subscribe }

/** The list shows the created product, wherever its filter, order and pages have put it. */
export const showCreated = shown.notify
export const onShowCreated = shown.subscribe

export function createAndOffer(value: ProductValue) {
  createProduct(value)
  id = productsStore.get()[0]?.id ?? null
  created.notify()
}
