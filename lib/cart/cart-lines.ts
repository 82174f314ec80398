import { fieldOf } from '@/lib/outside/record'
import { type CartItem, toCartItem } from './cart-item'

export type CartLine = CartItem & { quantity: number }

/** Lines merge by id; without an id by name and image. */
export function withItem(lines: readonly CartLine[], item: CartItem): readonly CartLine[] {
  const isSame = (line: CartLine) =>
    item.id === null
      ? line.id === null && line.name === item.name && line.image === item.image
      : line.id === item.id
  return lines.some(isSame)
    ? lines.map((line) => (isSame(line) ? { ...line, quantity: line.quantity + 1 } : line))
    : [...lines, { ...item, quantity: 1 }]
}

export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

/** What is not a list of lines, or not a line, is left out. */
export function toCartLines(json: unknown): readonly CartLine[] {
  return Array.isArray(json) ? json.flatMap(toCartLine) : []
}

function toCartLine(entry: unknown): CartLine[] {
  const quantity = fieldOf(entry, 'quantity')
  const isCounted = typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0
  return isCounted ? [{ ...toCartItem(entry), quantity }] : []
}
