import { type CartLine, keyOf, withLines } from './cart-lines'
import { cartStore } from './cart-store'

// Separate from the store and its lines, because the script of every page contains those.

export function changeQuantity(key: string, quantity: number) {
  cartStore.update((lines) => withQuantity(lines, key, quantity))
}

export function addLines(added: readonly CartLine[]) {
  cartStore.update((lines) => withLines(lines, added))
}

export function restoreToCart(removed: readonly CartLine[], index: number) {
  cartStore.update((lines) => withRestored(lines, removed, index))
}

/** A quantity of 0 removes the line. */
export function withQuantity(lines: readonly CartLine[], key: string, quantity: number): readonly CartLine[] {
  return lines
    .map((line) => (keyOf(line) === key ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0)
}

/** Restores lines at their position and keeps what has been added in the meantime. */
export function withRestored(
  lines: readonly CartLine[],
  removed: readonly CartLine[],
  index: number,
): readonly CartLine[] {
  const merged = withLines(removed, lines)
  const isRemoved = new Set(removed.map(keyOf))
  const others = merged.filter((line) => !isRemoved.has(keyOf(line)))
  const restored = merged.filter((line) => isRemoved.has(keyOf(line)))
  return others.toSpliced(index, 0, ...restored)
}

export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((total, line) => total + line.quantity * line.price, 0)
}
