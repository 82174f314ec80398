import { fieldOf, parseJson } from '@/lib/parsing/record'
import { idOf, textOf } from '@/lib/parsing/text'
import { type Csv, readCsv, type Separator } from './csv'
import { type Column, findHead, type Head, isHead } from './import-columns'
import { currencyOf, currencyOfHeading } from './import-currency'
import { type FieldKey, plainText } from './product'

export type Row = {
  where: string
  id: string | null
  name: string
  price: string
  /** The text of a cell or the value of JSON. */
  inputOf: (key: FieldKey) => unknown
  /** As the price, the row or the heading names it. */
  currency: string | null
  problem: string | null
}

export type Table = { rows: Row[]; separator: Separator | null; notes: string[] }

export function readTable(text: string): Table | { problem: string } {
  if (text.trim() === '') return { problem: 'The file is empty.' }
  return /^\uFEFF?\s*[[{]/.test(text) ? readJsonTable(text) : readCsvTable(text)
}

function readJsonTable(text: string): Table | { problem: string } {
  const json = parseJson(text.replace(/^\uFEFF/, ''))
  if (json === undefined) return { problem: 'The file begins like JSON but is not valid. Export it again.' }
  if (!Array.isArray(json))
    return { problem: 'The JSON file must be a list of products: [{ "name": "…", "price": 1 }].' }
  const rows = json.map((entry: unknown, index) => {
    const price = plainText(fieldOf(entry, 'price'))
    return {
      where: `Entry ${index + 1}`,
      id: idOf(entry),
      name: textOf(entry, 'name') ?? '',
      price,
      inputOf: (key: FieldKey) => fieldOf(entry, key),
      currency: currencyOf(price, textOf(entry, 'currency') ?? '', null),
      problem: null,
    }
  })
  return { rows, separator: null, notes: [] }
}

function readCsvTable(text: string): Table | { problem: string } {
  const csv = readCsv(text, isHead)
  const { separator, unclosed } = csv
  const head = findHead(csv.rows)
  const { columns } = head
  if (!isHead(head.cells))
    return { problem: `${problemOfHead(head, separator)} It reads “${quote(head.cells, separator)}”.` }

  const ofHeading = currencyOfHeading(head.cells[columns.price ?? -1] ?? '')
  const rows = csv.rows.slice(head.index + 1).map(({ line, cells }) => {
    const cell = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? ''
    const isTooLong = cells.slice(head.cells.length).some((surplus) => surplus.trim() !== '')
    return {
      where: `Line ${line}`,
      id: textOf({ id: cell('id') }, 'id'),
      name: cell('name'),
      price: cell('price'),
      inputOf: cell,
      currency: currencyOf(cell('price'), cell('currency'), ofHeading),
      problem:
        line === unclosed
          ? 'a quotation mark opens here and is never closed; the rest of the file is lost in it'
          : isTooLong
            ? `it has more cells than the header row: “${quote(cells, separator)}”`
            : null,
    }
  })
  return { rows, separator, notes: notesOf(csv, head) }
}

function problemOfHead({ index, line, columns }: Head, separator: Separator): string {
  const place = index === 0 ? 'The first line' : `Line ${line}`
  if (columns.name !== undefined) return `${place} has no column “price”.`
  if (columns.price !== undefined) return `${place} has no column “name”.`
  const example = ['name', 'price', 'stock'].join(visible(separator))
  return `One of the first ten lines must name the columns, as in “${example}”; name and price are required.`
}

const SEPARATORS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }

function notesOf({ separator, declaration }: Csv, { index, line }: Head): string[] {
  const cells = `the cells are separated by ${SEPARATORS[separator]}`
  return [
    ...(index > 0 ? [`The column names are on line ${line}. The lines above it were skipped.`] : []),
    ...(declaration !== '' ? [`Because of the first line, “${declaration}”, ${cells}.`] : []),
    ...(declaration === '' && separator === '\t' ? ['The columns are separated by tabs.'] : []),
  ]
}

/** Quotes the beginning of a line as written in the file. */
const quote = (cells: readonly string[], separator: Separator) => cells.join(visible(separator)).slice(0, 80)

const visible = (separator: Separator) => (separator === '\t' ? ' ' : separator)
