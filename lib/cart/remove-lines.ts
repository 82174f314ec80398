import { type CartLine, keyOf } from './cart-lines'
import { cartStore } from './cart-store'

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
