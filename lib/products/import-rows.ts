import { decimalReasons, rowProblems } from '@/lib/content/products-import'
import { foldText } from '@/lib/parsing/fold-text'
import { isKeyOf, shortId, toText } from '@/lib/parsing/record'
import type { Columns, Line, Table } from './import-columns'
import { currencyOf, currencyOfHeading } from './import-currency'
import { DECIMAL_SIGN, type DecimalSign, readCount, readNumber } from './numbers'
import { type FieldKey, plainText } from './product'

/** A line of the file, read with the chosen columns. */
export type Row = {
  where: string
  id: string | null
  name: string
  price: string
  /** The text of a cell or the value of JSON. */
  inputOf: (key: FieldKey) => unknown
  /** As the price, the row or the heading names it. */
  currency: string | null
  /** A stock below 0, which becomes 0. */
  oversold: string | null
  problem: string | null
}

export function rowsOf(table: Table, columns: Columns): readonly Row[] {
  const nameOf = createNamer(columns)
  const ofHeading = currencyOfHeading(table.headings[columns.price[0] ?? -1] ?? '')
  const isNamed = columns.price.length === 0 || table.headings.some((heading) => heading !== '')

  function rowOf(line: Line): Row {
    const name = nameOf(line)
    const input = columns.price
      .map((index) => line.cells[index])
      .find((cell) => plainText(cell).trim() !== '')
    const price = plainText(input).trim()
    const stock = textAt(line, columns.stock[0])
    const isOversold = /^[-−–]/.test(stock) && readCount(stock.slice(1)) !== null
    const isParent = price === '' && PARENTS.test(foldText(textAt(line, columns.type[0])))
    const inputs = { name, price: input, ...(isOversold && { stock: 0 }) }
    return {
      where: line.where,
      id: toText(shortId(textAt(line, columns.id[0]))),
      name,
      price,
      inputOf: (key) => (isKeyOf(inputs, key) ? inputs[key] : line.cells[columns[key][0] ?? -1]),
      currency: currencyOf(price, textAt(line, columns.currency[0]), ofHeading),
      oversold: isOversold ? stock : null,
      problem:
        line.problem ??
        (name === '' && price === '' ? rowProblems.blank : isParent ? rowProblems.parent : null),
    }
  }

  const rows = table.lines.map(rowOf)
  // The first line of a file without known headings may name its columns.
  const isHeading = !isNamed && rows[0] && readNumber(rows[0].price) === null
  return isHeading ? rows.slice(1) : rows
}

/** WooCommerce and Magento list a product above its variations. */
const PARENTS = /^(?:variable|configurable|grouped)\b/

const textAt = ({ cells }: Line, column: number | undefined) => plainText(cells[column ?? -1]).trim()

/** What shops call the only variant of a product. */
const NO_OPTION = new Set(['', 'default title', 'regular'])

/** Variants repeat the title of the product above, or leave it out: they get "Title – Option". */
function createNamer(columns: Columns): (line: Line) => string {
  let title = ''
  return (line) => {
    const own = toText(line.cells[columns.name[0] ?? -1]) ?? ''
    const options = columns.option
      .map((column) => textAt(line, column))
      .filter((each) => !NO_OPTION.has(foldText(each)))
    if (title !== '' && options.length > 0 && (own === '' || own === title))
      return `${title} – ${options.join(' / ')}`
    if (own !== '') title = own
    return own
  }
}

/** How many rows have a price in each currency that the file names. */
export function currenciesOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { currency } of rows)
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return counts
}

/** The decimal sign of a file and why it is suggested, a sentence shown when a price is ambiguous. */
type Decimal = { sign: DecimalSign; reason: string }

/**
 * Prices such as "12.500" are read like the unambiguous ones; otherwise semicolons imply decimal commas, commas imply
 * points, and the page's own sign applies.
 */
export function decimalOf(rows: readonly Row[], separator: Table['separator']): Decimal {
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
