import { parseJson } from '@/lib/parsing/parse-json'
import { fieldOf } from '@/lib/parsing/record'
import { idOf, textOf } from '@/lib/parsing/text'
import { type Csv, readCsv } from './csv'
import { type Field, findColumns } from './import-columns'
import { numberText } from './product'

/** A row as the file shows it. `stock` is `null` if the file has none, `isExact` if the price is a JSON number. */
export type Row = {
  where: string
  id: string | null
  name: string
  price: string
  stock: string | null
  isExact: boolean
  problem: string | null
}

export type Table = { rows: Row[]; separator: Csv['separator'] | null; note: string | null }

export function readTable(text: string): Table | { problem: string } {
  if (text.trim() === '') return { problem: 'The file is empty.' }
  return /^\uFEFF?\s*[[{]/.test(text) ? readJsonTable(text) : readCsvTable(text)
}

function readJsonTable(text: string): Table | { problem: string } {
  const json = parseJson(text.replace(/^\uFEFF/, ''))
  if (json === undefined) return { problem: 'The file begins like JSON but is not valid. Export it again.' }
  if (!Array.isArray(json))
    return { problem: 'The JSON file must be a list of products: [{ "name": "…", "price": 1 }].' }
  const rows = json.map((entry: unknown, index) => ({
    where: `Entry ${index + 1}`,
    id: idOf(entry),
    name: textOf(entry, 'name') ?? '',
    price: numberText(fieldOf(entry, 'price') ?? ''),
    stock: numberText(fieldOf(entry, 'stock') ?? '') || null,
    isExact: typeof fieldOf(entry, 'price') === 'number',
    problem: null,
  }))
  return { rows, separator: null, note: null }
}

function readCsvTable(text: string): Table | { problem: string } {
  const { rows: all, separator, unclosed } = readCsv(text)
  const [head, ...lines] = all
  const columns = findColumns(head?.cells ?? [])
  if (!head || columns.name === undefined || columns.price === undefined) {
    const quoted = head?.cells.join(separator === '\t' ? ' ' : separator).slice(0, 80) ?? ''
    const rule = 'The first line must name the columns; name and price are required.'
    return { problem: `${rule} It reads “${quoted}”.` }
  }
  const rows = lines.map(({ line, cells }) => {
    const cell = (field: Field) => cells[columns[field] ?? -1]?.trim() ?? ''
    return {
      where: `Line ${line}`,
      id: textOf({ id: cell('id') }, 'id'),
      name: cell('name'),
      price: cell('price'),
      stock: cell('stock') || null,
      isExact: false,
      problem: problemOf(line === unclosed, cells.slice(head.cells.length)),
    }
  })
  return { rows, separator, note: separator === '\t' ? 'The columns are separated by tabs.' : null }
}

function problemOf(isUnclosed: boolean, surplus: readonly string[]): string | null {
  if (isUnclosed) return 'a quotation mark opens here and is never closed; the rest of the file is lost in it'
  return surplus.some((cell) => cell.trim() !== '') ? 'it has more cells than the first line' : null
}
