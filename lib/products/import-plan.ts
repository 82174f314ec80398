import { newId } from '@/lib/browser/browser'
import { rowProblems as texts } from '@/lib/content/products-import'
import { foldText } from '@/lib/parsing/fold-text'
import type { Change } from './history'
import { isShopCurrency } from './import-currency'
import { isAmbiguous, type Row } from './import-rows'
import type { DecimalSign } from './numbers'
import { type FieldKey, isSameProduct, type Product, plainText, readProduct } from './product'

/** The planned changes of an import that has not been applied. */
export type ImportPlan = {
  added: Product[]
  changed: { before: Product; after: Product }[]
  unchanged: number
  skipped: { where: string; problem: string }[]
  /** Ambiguous prices and how they were read. */
  decided: ReadPrice[]
  /** Prices in another currency than the shop's. */
  foreign: ReadPrice[]
  /** Stocks below 0, which become 0. */
  oversold: { where: string; text: string }[]
}

type ReadPrice = { where: string; text: string; price: number }

type Options = { decimal: DecimalSign; signal: AbortSignal; onProgress: (rows: number) => void }

const ROWS_PER_TASK = 250

/** Returns `null` if canceled. */
export async function planImport(
  rows: readonly Row[],
  products: readonly Product[],
  { decimal, signal, onProgress }: Options,
): Promise<ImportPlan | null> {
  const match = createMatcher(products, rows)
  const plan: ImportPlan = {
    added: [],
    changed: [],
    unchanged: 0,
    skipped: [],
    decided: [],
    foreign: [],
    oversold: [],
  }

  /** Returns the reason for skipping the row, or `null`. */
  function planRow(row: Row): string | null {
    if (row.problem !== null) return row.problem
    const value = readProduct(row.inputOf, decimal)
    if ('problem' in value) return value.problem
    const found = match(row)
    if ('problem' in found) return found.problem

    const before = found.product
    // A product keeps what the file leaves out.
    const inputOf = (key: FieldKey) =>
      before && plainText(row.inputOf(key)).trim() === '' ? before[key] : row.inputOf(key)
    const merged = before ? readProduct(inputOf, decimal) : value
    if ('problem' in merged) return merged.problem
    const after = { id: before?.id ?? row.id ?? newId(), ...merged }
    const read = { where: row.where, text: row.price, price: value.price }
    if (isAmbiguous(row)) plan.decided.push(read)
    if (row.currency !== null && !isShopCurrency(row.currency)) plan.foreign.push(read)
    if (row.oversold !== null) plan.oversold.push({ where: row.where, text: row.oversold })
    if (!before) plan.added.push(after)
    else if (isSameProduct(before, after)) plan.unchanged++
    else plan.changed.push({ before, after })
    return null
  }

  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_TASK === 0) {
      onProgress(index)
      await nextTask()
      if (signal.aborted) return null
    }
    const problem = planRow(row)
    if (problem !== null) plan.skipped.push({ where: row.where, problem })
  }
  return plan
}

/** New products come first, in the order of the file. */
export function changesOfPlan({ added, changed }: ImportPlan): Change[] {
  return [
    ...added.map((after, index) => ({ id: after.id, before: null, after, index })),
    ...changed.map(({ before, after }) => ({ id: before.id, before, after, index: 0 })),
  ]
}

type Match = { product: Product | null } | { problem: string }

/** Matches each row to a product by id, otherwise by name. A product is matched at most once. */
function createMatcher(products: readonly Product[], rows: readonly Row[]): (row: Row) => Match {
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
    const key = id !== null ? `id ${id}` : `name ${name}`
    const earlier = seen.get(key)
    if (earlier !== undefined && (id !== null || !product))
      return { problem: id !== null ? texts.sameId(id, earlier) : texts.sameName(name, earlier) }
    seen.set(key, where)
    return { product }
  }
}

/** Lets the browser paint and handle input during long work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
