import { type CartLine, cartStore, keyOf, withLines } from './cart'

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

/** Removes quantities from the cart. To undo an addition, pass the lines from before it as `own`. */
export function removeLines(removed: readonly CartLine[], own: readonly CartLine[] = []) {
  cartStore.update((lines) => withoutLines(lines, removed, own))
}

/** Never reduces a line below its quantity in `own`: pieces removed since then count as the added ones. */
function withoutLines(
  lines: readonly CartLine[],
  removed: readonly CartLine[],
  own: readonly CartLine[],
): readonly CartLine[] {
  const ownByKey = quantities(own)
  const removedByKey = quantities(removed)
  return lines.flatMap((line) => {
    const key = keyOf(line)
    const left = Math.max(line.quantity - (removedByKey.get(key) ?? 0), ownByKey.get(key) ?? 0)
    return left > 0 ? [{ ...line, quantity: Math.min(line.quantity, left) }] : []
  })
}

const quantities = (lines: readonly CartLine[]) => new Map(lines.map((line) => [keyOf(line), line.quantity]))
