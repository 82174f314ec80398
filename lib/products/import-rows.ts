import { fileNotes, fileProblems, importRows, rowProblems } from '@/lib/content/products/import'
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
  if (text.trim() === '') return { problem: fileProblems.empty }
  return /^\uFEFF?\s*[[{]/.test(text) ? readJsonTable(text) : readCsvTable(text)
}

function readJsonTable(text: string): Table | { problem: string } {
  const json = parseJson(text.replace(/^\uFEFF/, ''))
  if (json === undefined) return { problem: fileProblems.invalidJson }
  if (!Array.isArray(json)) return { problem: fileProblems.noList }
  const rows = json.map((entry: unknown, index) => {
    const price = plainText(fieldOf(entry, 'price'))
    return {
      where: importRows.entry(index + 1),
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
  if (!isHead(head.cells)) return { problem: problemOfHead(head, separator) }

  const ofHeading = currencyOfHeading(head.cells[columns.price ?? -1] ?? '')
  const rows = csv.rows.slice(head.index + 1).map(({ line, cells }) => {
    const cell = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? ''
    const isTooLong = cells.slice(head.cells.length).some((surplus) => surplus.trim() !== '')
    return {
      where: importRows.line(line),
      id: textOf({ id: cell('id') }, 'id'),
      name: cell('name'),
      price: cell('price'),
      inputOf: cell,
      currency: currencyOf(cell('price'), cell('currency'), ofHeading),
      problem:
        line === unclosed
          ? rowProblems.unclosedQuote
          : isTooLong
            ? rowProblems.tooManyCells(quote(cells, separator))
            : null,
    }
  })
  return { rows, separator, notes: notesOf(csv, head) }
}

function problemOfHead({ index, line, cells, columns }: Head, separator: Separator): string {
  const place = index === 0 ? null : line
  const quoted = quote(cells, separator)
  if (columns.name !== undefined) return fileProblems.noColumn(place, 'price', quoted)
  if (columns.price !== undefined) return fileProblems.noColumn(place, 'name', quoted)
  return fileProblems.noHead(quote(['name', 'price', 'stock'], separator), quoted)
}

function notesOf({ separator, declaration }: Csv, { index, line }: Head): string[] {
  const declared = declaration !== '' && fileNotes.declared(declaration, separator)
  const notes = [index > 0 && fileNotes.head(line), declared || (separator === '\t' && fileNotes.tabs)]
  return notes.filter((note) => note !== false)
}

/** Quotes the beginning of a line as written in the file. */
const quote = (cells: readonly string[], separator: Separator) =>
  cells.join(separator === '\t' ? ' ' : separator).slice(0, 80)
