import { fieldOf } from '@/lib/parsing/record'
import { type CartItem, toCartItem } from './cart-item'

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
