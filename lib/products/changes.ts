import { isSameProduct, type Product } from './product'

/** A product before and after a step, or `null` if it does not exist. `index` is its position in the list. */
export type Change = { id: string; before: Product | null; after: Product | null; index: number }

/** Skips the change of a product that another tab has changed since (it differs from `before`). */
export function applyChanges(products: readonly Product[], changes: readonly Change[]) {
  const current = new Map(products.map((product) => [product.id, product]))
  const isCurrent = ({ id, before }: Change) => {
    const now = current.get(id)
    return before && now ? isSameProduct(before, now) : !before === !now
  }
  const applied = new Map(changes.filter(isCurrent).map((change) => [change.id, change]))
  const kept = products.flatMap((product) => {
    const change = applied.get(product.id)
    return change ? (change.after ?? []) : product
  })
  const added = [...applied.values()].flatMap(({ before, after, index }) =>
    !before && after ? { product: after, index } : [],
  )
  return { products: insertAll(kept, added), skipped: changes.length - applied.size }
}

export function reverse({ id, before, after, index }: Change): Change {
  return { id, before: after, after: before, index }
}

/** Inserts in one pass, since an import may add thousands of products. */
function insertAll(
  products: readonly Product[],
  added: readonly { product: Product; index: number }[],
): readonly Product[] {
  const result: Product[] = []
  let copied = 0
  for (const { product, index } of added.toSorted((a, b) => a.index - b.index)) {
    const next = copied + Math.max(0, index - result.length)
    for (const kept of products.slice(copied, next)) result.push(kept)
    result.push(product)
    copied = next
  }
  return [...result, ...products.slice(copied)]
}
