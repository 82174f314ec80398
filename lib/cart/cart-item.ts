import { UNNAMED } from '@/lib/content/unnamed'
import { addressOf } from '@/lib/outside/address'
import { toShownAddress } from '@/lib/outside/picture-address'
import { fieldOf } from '@/lib/outside/record'
import { idOf, textOf } from '@/lib/outside/text'

export const CART_PRICE = 99

export type CartItem = { id: string | null; name: string; image: string | null; price: number }

/** Whatever an event's detail or the storage holds makes an item; what it lacks gets a card's defaults. */
export function toCartItem(detail: unknown): CartItem {
  return {
    id: idOf(detail),
    name: textOf(detail, 'name') ?? UNNAMED,
    image: toShownAddress(addressOf(detail, 'image'), window.location.href),
    price: toPrice(fieldOf(detail, 'price')),
  }
}

function toPrice(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : CART_PRICE
}
