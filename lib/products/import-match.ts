import { foldText } from '@/lib/parsing/fold-text'
import type { Row } from './import-rows'
import type { Product } from './product'

type Match = { product: Product | null } | { problem: string }

/** Matches each row to a product by id, otherwise by name. A product is matched at most once. */
export function createMatcher(products: readonly Product[], rows: readonly Row[]): (row: Row) => Match {
  const idsInFile = new Set(rows.map(({ id }) => id))
  const byId = new Map(products.map((product) => [product.id, product]))
  const byName = new Map<string, Product[]>()
  for (const product of products) {
    // Reserved for the row with its id.
    if (idsInFile.has(product.id)) continue
    const name = foldText(product.name)
    byName.set(name, [...(byName.get(name) ?? []), product])
  }
  const seen = new Map<string, string>()

  return ({ where, id, name }) => {
    const product = (id !== null ? byId.get(id) : undefined) ?? byName.get(foldText(name))?.shift() ?? null
    const key = id !== null ? `the id “${id}”` : `the name “${name}”`
    const earlier = seen.get(key)
    if (earlier !== undefined && (id !== null || !product))
      return { problem: `${key} is already on ${earlier.toLowerCase()}` }
    seen.set(key, where)
    return { product }
  }
}
