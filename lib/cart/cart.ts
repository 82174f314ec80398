import { UNNAMED } from '@/lib/content/language'
import { fieldOf, idOf, textOf } from '@/lib/parsing/record'
import { detailOf, replayEarlyEvents } from '@/lib/startup/early-events'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { toShownUrl, urlOf } from '@/lib/url/shown-url'

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
  for (const detail of replayEarlyEvents()) handle(toCartItem(detail))
  return () => window.removeEventListener(CART_ADD, listener)
}

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

/** A quantity of 0 removes the line. */
export function changeQuantity(key: string, quantity: number) {
  cartStore.update((lines) =>
    lines
      .map((line) => (keyOf(line) === key ? { ...line, quantity } : line))
      .filter((line) => line.quantity > 0),
  )
}

export function addCartLines(added: readonly CartLine[]) {
  cartStore.update((lines) => withLines(lines, added))
}

/** Restores lines at their position and keeps what has been added in the meantime. */
export function restoreToCart(removed: readonly CartLine[], index: number) {
  const isRemoved = new Set(removed.map(keyOf))
  cartStore.update((lines) => {
    const merged = withLines(removed, lines)
    const others = merged.filter((line) => !isRemoved.has(keyOf(line)))
    const restored = merged.filter((line) => isRemoved.has(keyOf(line)))
    return others.toSpliced(index, 0, ...restored)
  })
}

export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((total, line) => total + line.quantity * line.price, 0)
}

/**
 * Removes quantities from the cart. To undo an addition, pass the lines from before it as `own`: no line is reduced below
 * its quantity there, since pieces removed in the meantime count as the added ones.
 */
export function removeLines(removed: readonly CartLine[], own: readonly CartLine[] = []) {
  const ownByKey = quantities(own)
  const removedByKey = quantities(removed)
  cartStore.update((lines) =>
    lines.flatMap((line) => {
      const key = keyOf(line)
      const left = Math.max(line.quantity - (removedByKey.get(key) ?? 0), ownByKey.get(key) ?? 0)
      return left > 0 ? [{ ...line, quantity: Math.min(line.quantity, left) }] : []
    }),
  )
}

const quantities = (lines: readonly CartLine[]) => new Map(lines.map((line) => [keyOf(line), line.quantity]))
