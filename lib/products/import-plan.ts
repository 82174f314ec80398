import { newId } from '@/lib/browser/browser'
import { rowProblems as texts } from '@/lib/content/products-import'
import { foldText } from '@/lib/parsing/fold-text'
import type { DecimalSign } from '@/lib/parsing/numbers'
import type { Change } from './history'
import { isShopCurrency } from './import-currency'
import { isAmbiguous, type Row } from './import-rows'
import { isSameProduct, type Product, plainText, readProduct } from './product'

/** The planned changes of an import that has not been applied. */
export type ImportPlan = {
  added: Product[]
  changed: { before: Product; after: Product }[]
  unchanged: number
  skipped: { where: string; problem: string }[]
  /** Rows such as archived products, which the person can include. */
  leftOut: { where: string; name: string; reason: string }[]
  /** Ambiguous prices and how they were read. */
  decided: ReadPrice[]
  /** Prices in another currency than the shop's. */
  foreign: ReadPrice[]
  /** Stocks below 0, which become 0. */
  oversold: { where: string; text: string }[]
  /** Stocks that are no numbers. Those of products that exist stay as they are. */
  noStock: { where: string; text: string; isNew: boolean }[]
}

type ReadPrice = { where: string; text: string; price: number }

type Options = {
  decimal: DecimalSign
  /** The rows that are imported although they would be left out. */
  included?: ReadonlySet<string>
  signal: AbortSignal
  onProgress: (rows: number) => void
}

const ROWS_PER_TASK = 250

/** Returns `null` if canceled. */
export async function planImport(
  rows: readonly Row[],
  products: readonly Product[],
  { decimal, included, signal, onProgress }: Options,
): Promise<ImportPlan | null> {
  const matcher = createMatcher(products, rows)
  const plan: ImportPlan = {
    added: [],
    changed: [],
    unchanged: 0,
    skipped: [],
    leftOut: [],
    decided: [],
    foreign: [],
    oversold: [],
    noStock: [],
  }

  /** Returns the reason for skipping the row, or `null`. */
  function planRow(row: Row): string | null {
    const { where, name } = row
    if (row.problem !== null) return row.problem
    if (row.leftOut !== null) {
      plan.leftOut.push({ where, name, reason: row.leftOut })
      if (!included?.has(where)) return null
    }
    const found = matcher.find(row)
    if ('problem' in found) return found.problem

    const before = found.product
    // A product keeps what the file leaves out.
    const value = readProduct((key) => {
      const input = row.inputOf(key)
      return before && plainText(input).trim() === '' ? before[key] : input
    }, decimal)
    if ('problem' in value) return value.problem
    const after = { id: matcher.take(row, before), ...value }
    const read = { where, text: row.price, price: value.price }
    if (isAmbiguous(row)) plan.decided.push(read)
    if (row.price !== '' && row.currency !== null && !isShopCurrency(row.currency)) plan.foreign.push(read)
    if (row.oversold !== null) plan.oversold.push({ where, text: row.oversold })
    if (row.noStock !== null) plan.noStock.push({ where, text: row.noStock, isNew: !before })
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

/**
 * Matches each row to a product by id, otherwise by name. A product is matched at most once. A row without a price can
 * only change a product that exists, and is no reason to guess which.
 */
function createMatcher(products: readonly Product[], rows: readonly Row[]) {
  const idsInFile = new Set(rows.flatMap(({ ids }) => ids))
  const namesInFile = countOf(rows.map(({ name }) => foldText(name)))
  const firstIds = countOf(rows.flatMap(({ ids }) => ids.slice(0, 1)))
  const names = countOf(products.map(({ name }) => foldText(name)))
  const byId = new Map(products.map((product) => [product.id, product]))
  const byName = new Map<string, Product[]>()
  for (const product of products) {
    // Reserved for the row with its id.
    if (idsInFile.has(product.id)) continue
    const name = foldText(product.name)
    byName.set(name, [...(byName.get(name) ?? []), product])
  }
  const seen = new Map<string, string>()
  const keyOf = ({ ids: [id], name }: Row) => (id !== undefined ? `id ${id}` : `name ${name}`)

  return {
    find(row: Row): Match {
      const [id] = row.ids
      const name = foldText(row.name)
      const known = row.ids.map((each) => byId.get(each)).find((product) => product !== undefined)
      const product = known ?? byName.get(name)?.[0] ?? null
      if (row.price === '' && product) {
        if (known && id !== undefined && (firstIds.get(id) ?? 0) > 1) return { problem: texts.severalIds(id) }
        if (!known && ((namesInFile.get(name) ?? 0) > 1 || (names.get(name) ?? 0) > 1))
          return { problem: texts.severalNames(row.name) }
      }
      const earlier = seen.get(keyOf(row)) ?? (known && seen.get(`product ${known.id}`))
      if (earlier === undefined || (id === undefined && product)) return { product }
      return { problem: id !== undefined ? texts.sameId(id, earlier) : texts.sameName(row.name, earlier) }
    },
    /** Returns the id of the product, a new one if it does not exist. */
    take(row: Row, product: Product | null): string {
      const { ids, where } = row
      if (product) seen.set(`product ${product.id}`, where)
      if (product && !ids.includes(product.id)) byName.get(foldText(row.name))?.shift()
      seen.set(keyOf(row), where)
      return product?.id ?? ids[0] ?? newId()
    },
  }
}

function countOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** Lets the browser paint and handle input during long work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
