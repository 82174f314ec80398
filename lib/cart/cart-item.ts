import { UNNAMED } from '@/lib/content/unnamed'
import { fieldOf } from '@/lib/parsing/record'
import { idOf, textOf } from '@/lib/parsing/text'
import { toShownUrl } from '@/lib/url/shown-url'
import { urlOf } from '@/lib/url/url-field'

export const CART_PRICE = 99

export type CartItem = { id: string | null; name: string; image: string | null; price: number }

/** Never fails: missing or invalid fields of an event's detail or a stored item get the default values. */
export function toCartItem(detail: unknown): CartItem {
  return {
    id: idOf(detail),
    name: textOf(detail, 'name') ?? UNNAMED,
    image: toShownUrl(urlOf(detail, 'image'), window.location.href),
    price: toPrice(fieldOf(detail, 'price')),
  }
}

function toPrice(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : CART_PRICE
}
