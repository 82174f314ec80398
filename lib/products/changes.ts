import { isSameProduct, type Product } from './product'

/** A product before and after a step, or `null` if it does not exist. `index` is its position in the list. */
export type Change = { id: string; before: Product | null; after: Product | null; index: number }

/** Applies each change, except to a product that another tab has changed since (it differs from `before`). */
export function applyChanges(products: readonly Product[], changes: readonly Change[]): readonly Product[] {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const kept = products.flatMap((product) => {
    const change = byId.get(product.id)
    return !change?.before || !isSameProduct(change.before, product) ? product : (change.after ?? [])
  })
  const present = new Set(products.map(({ id }) => id))
  const inserted = changes.flatMap(({ id, before, after, index }) =>
    !before && after && !present.has(id) ? { product: after, index } : [],
  )
  return insertAll(kept, inserted)
}

/** Counts the changes that `applyChanges` would skip. */
export function countConflicts(products: readonly Product[], changes: readonly Change[]): number {
  const byId = new Map(products.map((product) => [product.id, product]))
  return changes.filter(({ id, before }) => {
    const now = byId.get(id) ?? null
    return before && now ? !isSameProduct(before, now) : before !== now
  }).length
}

export function reverse({ id, before, after, index }: Change): Change {
  return { id, before: after, after: before, index }
}

/** Inserts in one pass, since an import may add thousands of products. */
function insertAll(
  products: readonly Product[],
  inserted: readonly { product: Product; index: number }[],
): readonly Product[] {
  if (inserted.length === 0) return products
  const waiting = inserted.toSorted((a, b) => a.index - b.index)
  const result: Product[] = []
  let next = 0
  const insertHere = () => {
    for (let head = waiting[next]; head && head.index <= result.length; head = waiting[++next])
      result.push(head.product)
  }
  for (const product of products) {
    insertHere()
    result.push(product)
  }
  return [...result, ...waiting.slice(next).map(({ product }) => product)]
}
