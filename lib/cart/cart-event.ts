import { consumeEarlyAdds, detailOf } from '@/lib/browser/early-events'
import { type CartItem, toCartItem } from './cart-item'

const CART_ADD = 'cart:add'

declare global {
  interface WindowEventMap {
    [CART_ADD]: CustomEvent<unknown>
  }
}

export function announceCartAdd(item: CartItem) {
  window.dispatchEvent(new CustomEvent(CART_ADD, { detail: item }))
}

/** Every event makes an item, whoever dispatched it, and however early. Returns the undo. */
export function onCartAdd(handle: (item: CartItem) => void) {
  const listener = (event: CustomEvent<unknown>) => handle(toCartItem(detailOf(event)))
  window.addEventListener(CART_ADD, listener)
  for (const detail of consumeEarlyAdds()) handle(toCartItem(detail))
  return () => window.removeEventListener(CART_ADD, listener)
}
