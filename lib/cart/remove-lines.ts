import { type CartLine, keyOf } from './cart-lines'
import { cartStore } from './cart-store'

/** Removes pieces; to undo their addition, `own` are the lines from before. */
export function removeLines(removed: readonly CartLine[], own: readonly CartLine[] = []) {
  cartStore.update((lines) => withoutLines(lines, removed, own))
}

/**
 * Removes the pieces of `taken`. Those that are gone already count as pieces of `taken`, so that the `own` ones, which
 * were there before, stay.
 */
function withoutLines(
  lines: readonly CartLine[],
  taken: readonly CartLine[],
  own: readonly CartLine[],
): readonly CartLine[] {
  const ownByKey = quantities(own)
  const takenByKey = quantities(taken)
  return lines.flatMap((line) => {
    const key = keyOf(line)
    const left = Math.max(line.quantity - (takenByKey.get(key) ?? 0), ownByKey.get(key) ?? 0)
    return left > 0 ? [{ ...line, quantity: Math.min(line.quantity, left) }] : []
  })
}

const quantities = (lines: readonly CartLine[]) => new Map(lines.map((line) => [keyOf(line), line.quantity]))
