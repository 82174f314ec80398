import { consumeEarlyAdds, detailOf } from '@/lib/startup/early-events'
import { type CartItem, toCartItem } from './cart'

const CART_ADD = 'cart:add'

declare global {
  interface WindowEventMap {
    [CART_ADD]: CustomEvent<unknown>
  }
}

export function emitCartAdd(item: CartItem) {
  window.dispatchEvent(new CustomEvent(CART_ADD, { detail: item }))
}

/**
 * Handles every `cart:add` event of any script, including those before hydration. Returns the function that
 * unsubscribes.
 */
export function onCartAdd(handle: (item: CartItem) => void) {
  const listener = (event: CustomEvent<unknown>) => handle(toCartItem(detailOf(event)))
  window.addEventListener(CART_ADD, listener)
  for (const detail of consumeEarlyAdds()) handle(toCartItem(detail))
  return () => window.removeEventListener(CART_ADD, listener)
}
