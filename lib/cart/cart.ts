import { UNNAMED } from '@/lib/content/unnamed'
import { fieldOf, idOf, textOf } from '@/lib/parsing/record'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { toShownUrl, urlOf } from '@/lib/url/shown-url'

export const CART_PRICE = 99

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

export type CartLine = CartItem & { quantity: number }

/** Lines with the same id merge; without an id, those with the same name and image. */
export function keyOf({ id, name, image }: CartItem): string {
  return id === null ? JSON.stringify([name, image]) : `#${id}`
}

export function withLines(lines: readonly CartLine[], added: readonly CartLine[]): readonly CartLine[] {
  const byKey = new Map(lines.map((line) => [keyOf(line), line]))
  for (const line of added) {
    const key = keyOf(line)
    const present = byKey.get(key)
    byKey.set(key, present ? { ...present, quantity: sum(present.quantity, line.quantity) } : line)
  }
  return [...byKey.values()]
}

/** Capped where integers stop being exact; `toCartLines` rejects larger ones. */
function sum(a: number, b: number): number {
  return Math.min(a + b, Number.MAX_SAFE_INTEGER)
}

export function itemCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

/** Skips invalid lines and merges duplicates. */
export function toCartLines(json: unknown): readonly CartLine[] {
  const entries: unknown[] = Array.isArray(json) ? json : []
  const lines = entries.flatMap((entry) => {
    const quantity = fieldOf(entry, 'quantity')
    const isCounted = typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0
    return isCounted ? [{ ...toCartItem(entry), quantity }] : []
  })
  return withLines([], lines)
}

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
