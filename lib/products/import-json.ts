import { fileProblems, importRows, rowProblems } from '@/lib/content/products-import'
import { fieldOf, isRecord, type Json, parseJson } from '@/lib/parsing/record'
import { type ImportFailure, isHead, type Line } from './import-columns'

type JsonLines = { headings: readonly string[]; lines: readonly Line[] }

/** Reads a list, one inside of an object, or an object in each line. The paths of the values are the columns. */
export function readJsonLines(text: string): JsonLines | ImportFailure {
  const json = parseJson(text)
  const list = json === undefined ? null : listIn(json)
  const entries: readonly Entry[] | null =
    json === undefined
      ? entriesOfLines(text)
      : (list ?? [json]).map((value, index) => ({ where: importRows.entry(`${index + 1}`), value }))
  if (!entries) return { problem: fileProblems.invalidJson }
  const columns = createColumns()
  const lines = entries.flatMap(({ where, value, problem = null }) =>
    variantsOf(value).map((variant, part, { length }) => ({
      where: length === 1 ? where : `${where}.${part + 1}`,
      cells: columns.cellsOf(variant),
      problem,
    })),
  )
  const { headings } = columns
  const isTable = json === undefined || (list ? list.length === 0 || headings.length > 0 : isHead(headings))
  return isTable ? { headings, lines } : { problem: fileProblems.noList }
}

type Entry = { where: string; value: unknown; problem?: string | null }

/** A line that is torn does not refuse the others. JSON of another kind has few lines that are objects. */
function entriesOfLines(text: string): readonly Entry[] | null {
  const entries = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const value = parseJson(line)
    const problem = isRecord(value) ? null : rowProblems.invalidJson(line.trim().slice(0, 80))
    return { where: importRows.line(index + 1), value, problem }
  })
  const torn = entries.filter(({ problem }) => problem !== null)
  return torn.length * 2 < entries.length ? entries : null
}

const LISTS = ['products', 'items', 'data']

function listIn(json: unknown, depth = 0): readonly unknown[] | null {
  if (Array.isArray(json)) return json
  if (depth > LISTS.length) return null
  for (const name of LISTS) {
    const list = listIn(fieldOf(json, name), depth + 1)
    if (list) return list
  }
  return null
}

/** A product of Shopify has its variants in a list. They share the id of the product, so it is left out. */
function variantsOf(entry: unknown): readonly unknown[] {
  const variants = fieldOf(entry, 'variants')
  if (!isRecord(entry) || !Array.isArray(variants) || variants.length < 2) return [entry]
  return variants.map((variant: unknown) => ({ ...entry, id: fieldOf(variant, 'id'), variants: [variant] }))
}

const MAX_COLUMNS = 500
const MAX_DEPTH = 4

/** Collects the paths of all values, such as `variants[].price`. */
function createColumns() {
  const indexes = new Map<string, number>()
  const headings: string[] = []

  function indexOf(path: string): number | undefined {
    if (!indexes.has(path) && headings.length < MAX_COLUMNS) indexes.set(path, headings.push(path) - 1)
    return indexes.get(path)
  }
  function addTo(cells: unknown[], record: Json, prefix: string, depth: number) {
    for (const [key, value] of Object.entries(record)) {
      const [first]: readonly unknown[] = Array.isArray(value) ? value : []
      const path = `${prefix}${key}`
      const inner = isRecord(value) ? value : isRecord(first) ? first : null
      const index = inner ? undefined : indexOf(path)
      if (index !== undefined) cells[index] = value
      else if (inner && depth < MAX_DEPTH)
        addTo(cells, inner, `${path}${inner === value ? '' : '[]'}.`, depth + 1)
    }
  }
  return {
    headings,
    cellsOf(entry: unknown): readonly unknown[] {
      const cells: unknown[] = []
      if (isRecord(entry)) addTo(cells, entry, '', 0)
      return cells
    },
  }
}
