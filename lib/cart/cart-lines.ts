import { fieldOf } from '@/lib/outside/record'
import { type CartItem, toCartItem } from './cart-item'

export type CartLine = CartItem & { quantity: number }

/** Lines merge by id; without an id by name and image. */
export function withItem(lines: readonly CartLine[], item: CartItem, quantity = 1): readonly CartLine[] {
  const isSame = (line: CartLine) =>
    item.id === null
      ? line.id === null && line.name === item.name && line.image === item.image
      : line.id === item.id
  return lines.some(isSame)
    ? lines.map((line) => (isSame(line) ? { ...line, quantity: line.quantity + quantity } : line))
    : [...lines, { ...item, quantity }]
}

export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

/** What is not a list of lines, or not a line, is left out; what stands twice is merged. */
export function toCartLines(json: unknown): readonly CartLine[] {
  const entries: unknown[] = Array.isArray(json) ? json : []
  return entries.reduce<readonly CartLine[]>((lines, entry) => {
    const quantity = fieldOf(entry, 'quantity')
    const isCounted = typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0
    return isCounted ? withItem(lines, toCartItem(entry), quantity) : lines
  }, [])
}
