import { announce } from '@/lib/announcements/announcements'
import { itemCount } from '@/lib/cart/cart-lines'
import { cartStore } from '@/lib/cart/cart-store'

let pending = 0

/** Announces a burst of added items in one sentence. */
export function announceAdded(name: string) {
  pending += 1
  announce('cart-added', () => {
    const what = pending === 1 ? `Added to cart: ${name}.` : `${pending} added to the cart.`
    pending = 0
    return `${what} ${itemCount(cartStore.get())} in the cart.`
  })
}
