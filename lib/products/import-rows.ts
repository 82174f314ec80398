import { roundPrice } from '@/lib/config/round-price'
import { decimalReasons, rowProblems } from '@/lib/content/products-import'
import { foldText } from '@/lib/parsing/fold-text'
import { DECIMAL_SIGN, type DecimalSign, readCount, readNumber } from '@/lib/parsing/numbers'
import { isKeyOf, shortId, toText } from '@/lib/parsing/record'
import type { Columns, Line, Table } from './import-columns'
import { currencyOf, currencyOfHeading } from './import-currency'
import { type FieldKey, plainText } from './product'

/** A line of the file, read with the chosen columns. */
export type Row = {
  where: string
  /** What may be the id of a product that exists, the preferred one first. */
  ids: readonly string[]
  name: string
  price: string
  /** The text of a cell or the value of JSON. */
  inputOf: (key: FieldKey) => unknown
  /** As the price, the row or the heading names it. */
  currency: string | null
  /** A stock below 0, which becomes 0. */
  oversold: string | null
  /** A stock that is no number, or none: `null` where it is one. */
  noStock: string | null
  /** Why the row is left out unless the person includes it. */
  leftOut: string | null
  problem: string | null
}

export function rowsOf(table: Table, columns: Columns): readonly Row[] {
  const ofHeading = currencyOfHeading(table.headings[columns.price[0] ?? -1] ?? '')
  const isNamed = columns.price.length === 0 || table.headings.some((heading) => heading !== '')

  function rowOf({ line, name, ids, isParent, product }: Named, index: number): Row {
    const base = priceAt(line, columns) ?? (product && priceAt(product, columns))
    const input = product ? withSurcharge(base, textAt(line, columns.surcharge[0])) : base
    const price = plainText(input).trim()
    const stock = stockOf(columns.stock.map((column) => line.cells[column]))
    const inputs = { name, price: input, stock: stock.count }
    // A line with an id may still be the stock of a product that exists.
    const isBlank = name === '' && price === '' && (ids.length === 0 || stock.count === '')
    const isLast = index > 0 && index === table.lines.length - 1
    return {
      where: line.where,
      ids,
      name,
      price,
      inputOf: (key) => (isKeyOf(inputs, key) ? inputs[key] : line.cells[columns[key][0] ?? -1]),
      currency: currencyOf(price, textAt(line, columns.currency[0]), ofHeading),
      oversold: stock.oversold,
      noStock: columns.stock.length > 0 ? stock.missing : null,
      leftOut: isParent
        ? rowProblems.parent
        : isLast && isTotal(line)
          ? rowProblems.total
          : (statusOf(line, table, columns) ?? (product && statusOf(product, table, columns))),
      problem:
        line.problem ??
        (isBlank ? rowProblems.blank : isParent && price === '' ? rowProblems.parentWithoutPrice : null),
    }
  }

  const rows = nameVariants(table.lines, columns).map(rowOf)
  // The first line of a file without known headings may name its columns.
  const isHeading = !isNamed && rows[0] && readNumber(rows[0].price) === null
  return isHeading ? rows.slice(1) : rows
}

const textAt = ({ cells }: Line, column: number | undefined) => plainText(cells[column ?? -1]).trim()

const nameAt = (line: Line, columns: Columns) => toText(line.cells[columns.name[0] ?? -1]) ?? ''

const priceAt = ({ cells }: Line, columns: Columns) =>
  columns.price.map((column) => cells[column]).find((cell) => plainText(cell).trim() !== '')

/** What a variant of Wix costs more than its product. Wix writes decimal points in every language. */
function withSurcharge(price: unknown, surcharge: string): unknown {
  const more = readNumber(surcharge, '.')?.value
  const base = readNumber(plainText(price), '.')?.value
  return more && base !== undefined ? roundPrice(base + more) : price
}

/** The first line of a product, and how many lines it has with those of its variants. */
type Group = { title: string; first: Line; size: number; hasParent: boolean; ids: Map<string, number> }

/** A line with its name and ids, and the first line of its product if that is another one. */
type Named = { line: Line; name: string; ids: readonly string[]; isParent: boolean; product: Line | null }

/** The names of what WooCommerce, Magento, Wix and BigCommerce call the lines of variants and of what they belong to. */
const VARIANT = /^(?:variant|variation|sku)$/
const PARENT = /^(?:variable|variable-subscription|configurable|grouped)$/

/** Variants repeat the title of the product above, or leave it out. If there are several, each is called "Title – Option". */
function nameVariants(lines: readonly Line[], columns: Columns): readonly Named[] {
  const isOf = (kind: RegExp, line: Line) =>
    columns.type.some((column) => kind.test(foldText(textAt(line, column))))

  function isVariantOf({ title }: Group, line: Line): boolean {
    const name = nameAt(line, columns)
    const isTyped = isOf(VARIANT, line)
    const hasTitle = name === '' || name === title || (isTyped && OPTION_OF_SKU.test(name))
    return hasTitle && !isOf(PARENT, line) && (isTyped || optionOf(line, columns) !== '')
  }

  let group: Group | undefined
  function groupOf(line: Line): Group {
    const title = nameAt(line, columns)
    if (!group || !isVariantOf(group, line)) {
      const started: Group = { title, first: line, size: 0, hasParent: false, ids: new Map() }
      // Pictures have lines without a title, between those of the variants.
      if (title === '' && group) return started
      group = started
    }
    group.size++
    group.hasParent ||= line !== group.first && isOf(VARIANT, line) && !isOf(VARIANT, group.first)
    for (const id of idsAt(line, columns)) group.ids.set(id, (group.ids.get(id) ?? 0) + 1)
    return group
  }

  const grouped = lines.map((line) => ({ line, group: groupOf(line) }))
  return grouped.map(({ line, group: { title, first, size, hasParent, ids } }) => {
    const isParent = isOf(PARENT, line) || (hasParent && line === first)
    const hasSeveral = size > (hasParent ? 2 : 1)
    const option = hasSeveral && !isParent ? optionOf(line, columns) : ''
    return {
      line,
      name: option === '' ? title : `${title} – ${option}`,
      // An id that several variants share is that of their product.
      ids: idsAt(line, columns).filter((id) => (ids.get(id) ?? 0) < 2),
      isParent,
      product: line === first ? null : first,
    }
  })
}

const idsAt = (line: Line, columns: Columns): readonly string[] => [
  ...new Set(columns.id.flatMap((column) => toText(shortId(textAt(line, column))) ?? [])),
]

/** BigCommerce writes "[S]Color=Black,[RT]Size=M", or "Type=Swatch|Name=Color|Value=BlackType=Rectangle|Name=Size|Value=M". */
const OPTION_OF_SKU = /^\[[A-Z]{1,3}\][^=]*=/
const VALUE = /(?:^|,)\[[A-Z]{1,3}\][^=,]*=([^,]*)|Value=((?:(?!Type=)[^|[])*)/g

function optionOf(line: Line, columns: Columns): string {
  const name = nameAt(line, columns)
  const texts = OPTION_OF_SKU.test(name) ? [name] : columns.option.map((column) => textAt(line, column))
  return texts
    .flatMap((text) => {
      const values = [...text.matchAll(VALUE)].map(([, ofSku, value]) => (ofSku ?? value ?? '').trim())
      return values.length > 0 ? values : text
    })
    .filter((text) => text !== '')
    .join(' / ')
}

/** The sum of the places; `missing` quotes what is no number. */
function stockOf(cells: readonly unknown[]) {
  const texts = cells.map((cell) => plainText(cell).trim()).filter((text) => text !== '')
  const counts = texts.map(readSignedCount).filter((count) => count !== null)
  const sum = counts.reduce((total, count) => total + count, 0)
  if (counts.length > 0)
    return { count: Math.max(0, sum), oversold: sum < 0 ? texts.join(' + ') : null, missing: null }
  if (texts.some((text) => OUT_OF_STOCK.test(foldText(text))))
    return { count: 0, oversold: null, missing: null }
  return { count: '', oversold: null, missing: texts.join(' + ') }
}

const OUT_OF_STOCK =
  /^(?:out ?of ?stock|sold ?out|no|false|agotado|sin (?:stock|existencias)|ausverkauft|slutsald|slut i lager|epuise|rupture de stock|esgotado|esaurito)$/

function readSignedCount(text: string): number | null {
  const isNegative = /^[-−–]/.test(text)
  const count = readCount(isNegative ? text.slice(1) : text)
  return count !== null && isNegative ? -count : count
}

/** Sums are in the last line of a sheet. */
const TOTAL =
  /^(?:(?:grand |sub ?)?totale?s?(?: general)?|suma|summe|gesamt|gesamtsumme|summa|totalt|somme)\s*:?$/

const isTotal = ({ cells }: Line) => cells.some((cell) => TOTAL.test(foldText(plainText(cell).slice(0, 40))))

/** WooCommerce writes -1 for a draft. Columns such as "Archived" say yes or no. */
const STATUSES = [
  { name: 'archived', value: /^archi(?:ved?|vado)$/, heading: /archi/i },
  { name: 'draft', value: /^(?:draft|borrador|-1)$/, heading: /draft|borrador/i },
  { name: 'deleted', value: /^(?:deleted?|trash(?:ed)?|eliminado)$/, heading: /delet|eliminado/i },
] as const

/** Why the shop that the file comes from does not sell the product any more, or not yet. */
function statusOf(line: Line, { headings }: Table, columns: Columns): string | null {
  for (const column of columns.status) {
    const text = foldText(textAt(line, column))
    const isTrue = /^(?:y|yes|true|1|si)$/.test(text)
    const status = STATUSES.find(
      ({ value, heading }) => value.test(text) || (isTrue && heading.test(headings[column] ?? '')),
    )
    if (status) return rowProblems[status.name]
  }
  return null
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
