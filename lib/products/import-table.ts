import { priceFormat, shopCurrency } from '@/lib/config/price'
import {
  decimalReasons,
  fileNotes,
  fileProblems,
  importRows,
  rowProblems,
} from '@/lib/content/products-import'
import { foldText } from '@/lib/parsing/fold-text'
import { fieldOf, idOf, parseJson, textOf } from '@/lib/parsing/record'
import { type Csv, type CsvRow, HEAD_WITHIN, readCsv, type Separator } from './csv'
import { DECIMAL_SIGN, type DecimalSign, readNumber, splitCurrency } from './numbers'
import { FIELDS, type FieldKey, plainText } from './product'

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

type Table = { rows: Row[]; separator: Separator | null; notes: string[] }

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

type Column = FieldKey | 'id' | 'currency'
export type Columns = Partial<Record<Column, number>>

/** Further names in English and Spanish. If a file has several names of a column, the first one listed here wins. */
const NAMES: Record<Column, string> = {
  id: 'product id, item id, sku, code, product code, item code, ref, reference, id producto, codigo, cod, referencia',
  name:
    'product name, item name, product, item, title, model, description, ' +
    'nombre, nombre del producto, producto, articulo, titulo, modelo, denominacion, descripcion',
  price:
    'unit price, selling price, sale price, retail price, list price, rrp, ' +
    'precio, precio unitario, precio de venta, precio venta, pvp, p v p, tarifa, importe',
  stock:
    'in stock, stock quantity, quantity, qty, pieces, pcs, units, inventory, on hand, available, ' +
    'existencias, existencia, stock actual, en stock, cantidad, unidades, uds, piezas, inventario, disponible, disponibles',
  currency: 'currency code, moneda, divisa',
}

const COLUMNS: readonly Column[] = ['id', ...FIELDS.map(({ key }) => key), 'currency']

/** Returns the index of each column. "Precio (€)" and "unit_price USD" both match the price. */
export function findColumns(head: readonly string[]): Columns {
  // Each different cell once: a spreadsheet may end a line with thousands of empty ones.
  const titles = new Set(Array.from(new Set(head), titleOf))
  const found: Columns = {}
  for (const column of COLUMNS) {
    const name = [column.toLowerCase(), ...NAMES[column].split(', ')].find((each) => titles.has(each))
    if (name !== undefined) found[column] = head.findIndex((cell) => titleOf(cell) === name)
  }
  return found
}

function titleOf(cell: string): string {
  const name = cell.replace(currencyWord(cell) ?? '', ' ').replace(/\([^()]*\)/g, ' ')
  const words = foldText(name.replace(/[^\p{L}\p{N}]+/gu, ' '))
  return words.replace(/ (?:usd|eur|euros|gbp|mxn)$/, '')
}

type Head = { index: number; line: number; cells: readonly string[]; columns: Columns }

function countRequired(cells: readonly string[]): number {
  const { name, price } = findColumns(cells)
  return [name, price].filter((column) => column !== undefined).length
}

const isHead = (cells: readonly string[]) => countRequired(cells) === 2

/** Finds the line that names the columns; otherwise the one that names some of them, or the first. */
function findHead(rows: readonly CsvRow[]): Head {
  const near = rows.filter(({ line }) => line <= HEAD_WITHIN)
  const row =
    near.find(({ cells }) => isHead(cells)) ?? near.find(({ cells }) => countRequired(cells) > 0) ?? rows[0]
  const cells = row?.cells ?? []
  return { index: row ? rows.indexOf(row) : 0, line: row?.line ?? 1, cells, columns: findColumns(cells) }
}

/** The currency next to a price wins over the one of its row, and that over the heading's. */
function currencyOf(price: string, ofRow: string, ofHeading: string | null): string | null {
  const cell = ofRow.trim()
  const { sign, amount } = splitCurrency(cell)
  const named = cell === '' ? null : amount === '' ? sign : cell.toUpperCase()
  return splitCurrency(price).sign ?? named ?? ofHeading
}

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** The word that names the currency in a heading such as "Precio (€)", "Price SEK" or "Precio S/". */
function currencyWord(heading: string): string | null {
  const words = heading.split(/[\s()[\],:_-]+/)
  return words.find((word) => /\p{Sc}$/u.test(word) || codes.has(word) || isLetterSign(word)) ?? null
}

/** Three capitals are a code next to a price, but in a heading they may be "PVP". */
function isLetterSign(word: string): boolean {
  const { sign, amount } = splitCurrency(word)
  return sign !== null && amount === '' && !/^[A-Z]{3}$/.test(word)
}

/** The same currency, spelt as it is next to a price. */
function currencyOfHeading(heading: string): string | null {
  const word = currencyWord(heading)
  return word && (splitCurrency(word).sign ?? word)
}

const signIn = (display: 'symbol' | 'narrowSymbol' | 'code') =>
  priceFormat({ currencyDisplay: display })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value

/** Signs that are in use and that browsers do not write in English. */
const LOCAL_SIGNS: Partial<Record<string, string>> = { PEN: 'S/', INR: 'Rs', USD: 'US$', CHF: 'Fr' }

const shopSigns = new Set([
  signIn('symbol'),
  signIn('narrowSymbol'),
  signIn('code'),
  LOCAL_SIGNS[shopCurrency],
])

export const isShopCurrency = (sign: string) => shopSigns.has(sign)

export type FileReading = {
  rows: readonly Row[]
  decimal: Decimal
  /** How many rows have a price in each currency that the file names. */
  currencies: ReadonlyMap<string, number>
  notes: readonly string[]
}

/** Returns the rows of the file, or the reason why it cannot be read. */
export function readImportFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): FileReading | { problem: string } {
  const file = readFileText(name, bytes)
  if ('problem' in file) return file
  const table = readTable(file.text)
  if ('problem' in table) return table
  const empty = table.rows.length === 0 ? fileNotes.noProducts : null
  const notes = [file.note, ...table.notes, empty].filter((note) => note !== null)
  return { rows: table.rows, decimal: decimalOf(table), currencies: currenciesOf(table.rows), notes }
}

function currenciesOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { currency } of rows)
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return counts
}

type FileText = { text: string; note: string | null }

/** Signatures of common file types that are not text. */
const KINDS: readonly { starts: readonly string[]; problem: (file: string) => string }[] = [
  { starts: ['PK'], problem: fileProblems.workbook },
  { starts: ['\xd0\xcf\x11\xe0'], problem: fileProblems.oldWorkbook },
  { starts: ['%PDF'], problem: fileProblems.pdf },
  { starts: ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', 'II*', 'MM\0*'], problem: fileProblems.picture },
]

/** Returns the decoded text, or the reason why the file is not text. */
function readFileText(name: string, bytes: Uint8Array<ArrayBuffer>): FileText | { problem: string } {
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  const kind = KINDS.find(({ starts }) => starts.some((each) => start.startsWith(each)))
  if (kind) return { problem: kind.problem(name) }

  const utf16 = utf16Of(start)
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), note: fileNotes.utf16 }
  // HEIC and MP4 files, which phones record, have `ftyp` in bytes 4 to 7.
  if (start.startsWith('ftyp', 4)) return { problem: fileProblems.pictureOrVideo(name) }
  if (bytes.subarray(0, 4096).includes(0)) return { problem: fileProblems.notText(name) }
  return { text: decodeText(bytes.buffer), note: null }
}

/** Detects UTF-16 by its byte order mark, or by ASCII letters alternating with zero bytes. */
function utf16Of(start: string): string | null {
  if (/^\xff\xfe|^(?:[^\0]\0){4}/.test(start)) return 'utf-16le'
  return /^\xfe\xff|^(?:\0[^\0]){4}/.test(start) ? 'utf-16be' : null
}

/** The decimal sign of a file and why it is suggested, a sentence shown when a price is ambiguous. */
type Decimal = { sign: DecimalSign; reason: string }

/**
 * Prices such as "12.500" are read like the unambiguous ones; otherwise semicolons imply decimal commas, commas imply
 * points, and the page's own sign applies.
 */
function decimalOf({ rows, separator }: Table): Decimal {
  const first: Partial<Record<DecimalSign, Row>> = {}
  let points = 0
  let commas = 0
  for (const row of rows) {
    const number = isExact(row) ? null : readNumber(row.price)
    if (!number?.sign || number.isAmbiguous) continue
    first[number.sign] ??= row
    if (number.sign === '.') points++
    else commas++
  }
  const implied = separator === ';' ? ',' : separator === ',' ? '.' : DECIMAL_SIGN
  const sign = points === commas ? implied : commas > points ? ',' : '.'
  const example = points === commas ? undefined : first[sign]
  if (example) return { sign, reason: decimalReasons.example[sign](example.where, example.price) }
  return { sign, reason: separator === ';' ? decimalReasons.semicolons : decimalReasons.assumed[sign] }
}

export function isAmbiguous(row: Row): boolean {
  return !isExact(row) && readNumber(row.price)?.isAmbiguous === true
}

/** A number of JSON can be read in one way only. */
const isExact = ({ inputOf }: Row) => typeof inputOf('price') === 'number'

/** Decodes UTF-8, or else Windows-1252, the default of spreadsheets on Windows. */
function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
