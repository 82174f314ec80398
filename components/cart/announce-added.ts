import { announce } from '@/lib/announcements/announcements'
import { countOf } from '@/lib/cart/cart-lines'
import { cartStore } from '@/lib/cart/cart-store'

let unsaid = 0

/** A burst is one sentence. */
export function sayAdded(name: string) {
  unsaid += 1
  announce('cart-added', () => {
    const what = unsaid === 1 ? `Added to cart: ${name}.` : `${unsaid} added to the cart.`
    unsaid = 0
    return `${what} ${countOf(cartStore.get())} in the cart.`
  })
}
