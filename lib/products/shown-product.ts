import { createSignal } from '@/lib/browser/browser'
import { type Change, createProduct } from './history'
import type { ProductValue } from './product'

let creation: Change | null = null
const created = createSignal()

/** The product that was created last since the page was opened. */
export const createdProduct = { get: () => creation, subscribe: created.subscribe }

export function createAndOffer(value: ProductValue) {
  creation = createProduct(value)
  created.notify()
}

let wanted = ''
const shown = createSignal()

/** The id of the product that the list is to show. */
export const shownProduct = { get: () => wanted, subscribe: shown.subscribe }

/** The list shows the product, wherever its filter, order and pages have put it, and focuses it. */
export function showProduct(id: string) {
  wanted = id
  shown.notify()
}
