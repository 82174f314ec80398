import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import type { CartItem } from './cart-item'
import { type CartLine, toCartLines, withLines } from './cart-lines'

export const cartStore = createStoredValue(jsonCodec('tersa.cart', toCartLines))

let pending: CartLine[] = []

/** Collects additions and writes them together, so that a burst of ten thousand costs one write. */
export function addToCart(item: CartItem) {
  if (pending.length === 0) queueMicrotask(writePending)
  pending.push({ ...item, quantity: 1 })
}

function writePending() {
  const added = pending
  pending = []
  cartStore.update((lines) => withLines(lines, added))
}
