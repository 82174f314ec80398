import { jsonCodec } from '@/lib/storage/json-codec'
import { createStoredValue } from '@/lib/storage/stored-value'
import type { CartItem } from './cart-item'
import { type CartLine, keyOf, toCartLines, withLines, withQuantity, withRestored } from './cart-lines'

export const cartStore = createStoredValue(jsonCodec('tersa.cart', toCartLines))

let waiting: CartLine[] = []

/** Written once a task: a burst of ten thousand costs no more than one. */
export function addToCart(item: CartItem) {
  if (waiting.length === 0) queueMicrotask(keepWaiting)
  waiting.push({ ...item, quantity: 1 })
}

function keepWaiting() {
  const added = waiting
  waiting = []
  cartStore.set(withLines(cartStore.get(), added))
}

export function changeQuantity(key: string, quantity: number) {
  cartStore.set(withQuantity(cartStore.get(), key, quantity))
}

/** Takes back one that was put in. */
export function takeOne(item: CartItem) {
  const key = keyOf(item)
  const line = cartStore.get().find((each) => keyOf(each) === key)
  if (line) changeQuantity(key, line.quantity - 1)
}

export function emptyCart() {
  cartStore.set([])
}

export function restoreToCart(removed: readonly CartLine[], index: number) {
  cartStore.set(withRestored(cartStore.get(), removed, index))
}
