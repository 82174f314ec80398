import { exampleProduct, productFiles as texts } from '@/lib/content/products'
import { DECIMAL_SIGN } from '@/lib/parsing/numbers'
import { FIELDS, type Product, type ProductValue } from './product'

const FORMULA = /^[=+\-@\t\r']/
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r'])/

/** Spreadsheets expect semicolons in languages with a decimal comma; others get RFC 4180. */
const WRITTEN_SEPARATOR = DECIMAL_SIGN === ',' ? ';' : ','

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(WRITTEN_SEPARATOR)}\r\n`).join('')
}

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', DECIMAL_SIGN)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** How far down the line that names the columns may be, below a title or an address. */
export const HEAD_WITHIN = 10

export type CsvRow = { line: number; cells: readonly string[] }

/** `unclosed` is the line of an unclosed quotation mark. */
type Csv = { rows: CsvRow[]; separator: Separator; unclosed: number | null }

const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** `isHead` recognizes the line that names the columns, which decides the separator. */
export function readCsv(text: string, isHead: (cells: readonly string[]) => boolean = () => false): Csv {
  const body = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  // Excel reads this line; other spreadsheets pad it with their own separators when they save the file.
  const [declaration = '', named = '', filled] = body.match(/^"?sep=([,;\t])"?([,;\t])*\n/i) ?? []
  const declared = filled ?? named
  const table = body.slice(declaration.length)
  const separator = SEPARATORS.find((each) => each === declared) ?? separatorOf(table, isHead)
  // Captures the quoted text, its closing mark, the unquoted text and the cell's terminator.
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)("?))?([^${separator}\n]*)(${separator}|\n|$)`, 'g')

  const rows: CsvRow[] = []
  let cells: string[] = []
  let unclosed: number | null = null
  let line = declaration === '' ? 1 : 2
  let begins = line
  for (const [whole, quoted = '', closing, plain = '', end] of table.matchAll(cell)) {
    cells.push(`${quoted.replaceAll('""', '"')}${plain}`.replace(ESCAPED_FORMULA, ''))
    if (closing === '') unclosed = begins
    line += whole.split('\n').length - 1
    if (end === separator) continue
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begins, cells })
    cells = []
    begins = line
  }
  return { rows, separator, unclosed }
}

/** Returns the separator of the line with the columns, otherwise the most frequent one; commas are in texts too. */
function separatorOf(table: string, isHead: (cells: readonly string[]) => boolean): Separator {
  const lines = table.split('\n', HEAD_WITHIN)
  const count = (separator: Separator) => lines.join('').split(separator).length
  const found = SEPARATORS.find((separator) => lines.some((line) => isHead(line.split(separator))))
  return (
    found ?? SEPARATORS.reduce<Separator>((best, each) => (count(each) >= count(best) ? each : best), ',')
  )
}

const KEYS = FIELDS.map(({ key }) => key)
const COLUMNS = KEYS.map((key) => texts.columns[key])

export const exportNames = {
  csv: `${texts.file}.csv`,
  json: `${texts.file}.json`,
  template: `${texts.templateFile}.csv`,
}

const EXAMPLE: ProductValue = { name: exampleProduct, price: 189, stock: 12 }

export function toJsonFile(products: readonly Product[]): string {
  return `${JSON.stringify(products, null, 2)}\n`
}

/** The byte order mark tells Excel that the file is UTF-8. */
export function toCsvFile(products: readonly Product[]): string {
  const rows = products.map((product) => [product.id, ...cellsOf(product)])
  return `\uFEFF${writeCsv([['id', ...COLUMNS], ...rows])}`
}

/** Returns a CSV file with the columns and one example row. */
export function templateFile(): string {
  return `\uFEFF${writeCsv([COLUMNS, cellsOf(EXAMPLE)])}`
}

const cellsOf = (product: ProductValue) => KEYS.map((key) => product[key])
