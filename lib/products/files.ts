import { parseJson } from '@/lib/outside/parse-json'
import { fieldOf } from '@/lib/outside/record'
import { idOf, textOf } from '@/lib/outside/text'
import { readCsv, writeCsv } from './csv'
import { numberText, type Product, type ProductText, readProduct } from './product'

const HEAD = ['id', 'name', 'price', 'stock'] as const

export function toJsonFile(products: readonly Product[]): string {
  return `${JSON.stringify(products, null, 2)}\n`
}

export function toCsvFile(products: readonly Product[]): string {
  return writeCsv([HEAD, ...products.map(({ id, name, price, stock }) => [id, name, price, stock])])
}

type Row = ProductText & { where: string; id: string | null; fault?: string }
type Entry = Omit<Product, 'id'> & { id: string | null }
type FileReading = { entries: Entry[]; faults: string[] }

/** Row by row: what is a product, and why the rest is none. */
export function readProductsFile(text: string): FileReading {
  const rows = /^\s*[[{]/.test(text) ? rowsOfJson(text) : rowsOfCsv(text)
  if (!rows)
    return { entries: [], faults: ['The file holds no list of products, neither as JSON nor as CSV.'] }

  const ids = new Set<string>()
  const reading: FileReading = { entries: [], faults: [] }
  for (const row of rows) {
    const value = row.fault ? { fault: row.fault } : readProduct(row)
    if ('fault' in value) reading.faults.push(`${row.where}: ${value.fault}.`)
    else if (row.id !== null && ids.has(row.id))
      reading.faults.push(`${row.where}: the id “${row.id}” stands twice.`)
    else {
      if (row.id !== null) ids.add(row.id)
      reading.entries.push({ id: row.id, ...value })
    }
  }
  return reading
}

function rowsOfJson(text: string): Row[] | null {
  const json = parseJson(text)
  if (!Array.isArray(json)) return null
  return json.map((entry: unknown, index) => ({
    where: `Entry ${index + 1}`,
    id: idOf(entry),
    name: textOf(entry, 'name') ?? '',
    price: numberText(fieldOf(entry, 'price') ?? ''),
    stock: numberText(fieldOf(entry, 'stock') ?? ''),
  }))
}

function rowsOfCsv(text: string): Row[] | null {
  const { rows: all, separator, unclosed } = readCsv(text)
  const [head, ...rows] = all
  const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  if (!columns.includes('name') || !columns.includes('price')) return null
  return rows.map(({ line, cells }) => {
    const cell = (column: string) => cells[columns.indexOf(column)] ?? ''
    // Where semicolons part the cells, a comma is the decimal point.
    const price = separator === ';' ? cell('price').replace(',', '.') : cell('price')
    return {
      where: `Line ${line}`,
      id: textOf({ id: cell('id') }, 'id'),
      name: cell('name'),
      price,
      stock: cell('stock'),
      ...(cells.slice(columns.length).some((rest) => rest.trim() !== '') && {
        fault: 'it has more cells than the head',
      }),
      ...(unclosed === line && {
        fault: 'a quotation mark that opens here is never closed; all that follows is lost in it',
      }),
    }
  })
}

/** Takes back what came from a file: what was replaced returns, what was added goes, all else stays. */
export function withoutImport(
  now: readonly Product[],
  before: readonly Product[],
  imported: readonly Product[],
): readonly Product[] {
  const came = new Set(imported.map(({ id }) => id))
  const replaced = new Map(before.map((product) => [product.id, product]))
  return now.flatMap((product) => (came.has(product.id) ? (replaced.get(product.id) ?? []) : product))
}

/** What has a known id takes the place of that product; everything else is added. */
export function withEntries(products: readonly Product[], imported: readonly Product[]): readonly Product[] {
  return [...new Map([...products, ...imported].map((product) => [product.id, product])).values()]
}
