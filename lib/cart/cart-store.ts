import { jsonCodec } from '@/lib/storage/json-codec'
import { createStoredValue } from '@/lib/storage/stored-value'
import type { CartItem } from './cart-item'
import { toCartLines, withItem } from './cart-lines'

export const cartStore = createStoredValue(jsonCodec('tersa.cart', toCartLines))

export function addToCart(item: CartItem) {
  cartStore.set(withItem(cartStore.get(), item))
}
