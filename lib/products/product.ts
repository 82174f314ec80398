import { formatPrice } from '@/lib/config/price'
import { roundPrice } from '@/lib/config/round-price'
import {
  describedProduct,
  fieldProblems,
  fieldReadings,
  productFields,
  editedRow as texts,
} from '@/lib/content/products'
import { formatNumber, LOCALE } from '@/lib/content/words'
import { type DecimalSign, isOwnWriting, readCount, readNumber } from '@/lib/parsing/numbers'
import { fieldOf, idOf, toText } from '@/lib/parsing/record'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { createVisitDraft, type Typed, toTyped } from '@/lib/storage/visit-drafts'

type Kind = 'text' | 'money' | 'count'

/** What describes a product, in the order of the columns. A count is a whole number. */
export const FIELDS = [
  { key: 'name', kind: 'text', isOptional: false },
  { key: 'price', kind: 'money', isOptional: false },
  { key: 'stock', kind: 'count', isOptional: true },
] as const satisfies readonly { key: string; kind: Kind; isOptional: boolean }[]

/** The fields after the name. */
export const [, ...NUMBERS] = FIELDS

/** The values of optional fields that are left out, as they are in lists that were stored without them. */
export const BLANK: ProductValue = { name: '', price: 0, stock: 0 }

export type Field = (typeof FIELDS)[number]
export type NumberField = (typeof NUMBERS)[number]
export type FieldKey = Field['key']
export type ProductValue = { [F in Field as F['key']]: F['kind'] extends 'text' ? string : number }
export type Product = ProductValue & { id: string }
type Problem = { field: FieldKey; problem: string }

/** Parses typed, imported or stored values as a product, or returns the first invalid field and its problem. */
export function readProduct(
  inputOf: (key: FieldKey) => unknown,
  decimal?: DecimalSign,
): ProductValue | Problem {
  const product = { ...BLANK }
  for (const field of FIELDS) {
    const input = inputOf(field.key)
    const text = field.kind === 'text' ? (toText(input) ?? '') : plainText(input)
    const name = productFields[field.key].inSentence
    if (text.trim() === '') {
      if (field.isOptional) continue
      return { field: field.key, problem: fieldProblems.empty(name) }
    }
    if (field.kind === 'text') product[field.key] = text
    else {
      const amount = readAmount(field.kind, typeof input === 'number' ? input : text, decimal)
      if (amount === null) return { field: field.key, problem: fieldProblems[field.kind](name, text) }
      product[field.key] = amount
    }
  }
  return product
}

/** A stored number is not parsed from text, which would take 0.1 s for a long list on a slow device. */
export function readAmount(
  kind: 'money' | 'count',
  input: number | string,
  decimal?: DecimalSign,
): number | null {
  if (kind === 'count') return typeof input === 'string' ? readCount(input) : isCount(input) ? input : null
  const price = typeof input === 'string' ? (readNumber(input, decimal)?.value ?? -1) : input
  return price >= 0 && Number.isFinite(price) ? roundPrice(price) : null
}

const isCount = (input: unknown): input is number => Number.isSafeInteger(input) && Number(input) >= 0

/** Says how a typed number is read unless it is written like that, or that it is none. */
export function describeReading(kind: Kind, text: string): string {
  if (kind === 'text' || text.trim() === '') return ''
  const amount = readAmount(kind, text)
  if (amount === null) return fieldReadings.not[kind]
  return isOwnWriting(text) ? '' : fieldReadings.readAs(formatAmount(kind, amount))
}

const formatAmount = (kind: 'money' | 'count', amount: number) =>
  (kind === 'money' ? formatPrice : formatNumber)(amount)

export function toProduct(entry: unknown): Product | null {
  const id = idOf(entry)
  const value = readProduct((key) => fieldOf(entry, key))
  return id === null || 'problem' in value ? null : { id, ...value }
}

export function isSameProduct(a: ProductValue, b: ProductValue): boolean {
  return FIELDS.every(({ key }) => a[key] === b[key])
}

/** Converts a typed value or one of JSON to text for parsing or quoting. */
export function plainText(input: unknown): string {
  if (typeof input === 'string' || typeof input === 'number') return String(input)
  return JSON.stringify(input ?? undefined) ?? ''
}

/** Drops invalid entries and duplicate ids. */
export function toProducts(json: unknown): readonly Product[] {
  const entries: unknown[] = Array.isArray(json) ? json : []
  const products = entries.map(toProduct).filter((product) => product !== null)
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

export const productsStore = createStoredValue(jsonCodec('tersa.products', toProducts))

const DEFAULT_LOW_STOCK = 5

/** A stock of at most this many pieces is low. */
export const lowStockStore = createStoredValue(
  jsonCodec('tersa.low-stock', (json) => (isCount(json) ? json : DEFAULT_LOW_STOCK)),
)

/** Returns, for example, "Film: $10, stock 3". */
export const describeProduct = (product: Product) =>
  describedProduct(
    product.name,
    NUMBERS.map((field) => productFields[field.key].inChange + shown(field, product)),
  )

/** Describes only the changed fields, for example "Film → Tape: $10 → $12". */
export function describeChange(
  before: Product,
  after: Product,
  isChanged = (key: FieldKey) => before[key] !== after[key],
): string {
  const name = isChanged('name') ? `${before.name} → ${after.name}` : after.name
  const changes = NUMBERS.filter(({ key }) => isChanged(key)).map(
    (field) => `${productFields[field.key].inChange}${shown(field, before)} → ${shown(field, after)}`,
  )
  return describedProduct(name, changes)
}

const shown = ({ key, kind }: NumberField, product: Product) => formatAmount(kind, product[key])

/** The unsaved text of a row, and the product from which it began. */
export type RowDraft = {
  original: Product
  typed: Typed
  problem: Problem | null
}

/** The rows that are being edited. One in which nothing was typed yet is closed by a reload. */
export const rowDrafts = createVisitDraft('tersa.row-drafts', (json): readonly RowDraft[] => {
  const entries: unknown[] = Array.isArray(json) ? json : []
  return entries.flatMap((entry) => {
    const original = toProduct(fieldOf(entry, 'original'))
    const typed = toTyped(fieldOf(entry, 'typed'))
    return original && Object.keys(typed).length > 0 ? [{ original, typed, problem: null }] : []
  })
})

/** What is typed into the form for a new product. */
export const newProductDraft = createVisitDraft('tersa.new-product', toTyped)

export const shownText = ({ original, typed }: RowDraft, key: FieldKey): string =>
  typed[key] ?? asTyped(original[key])

/** With the language’s decimal sign, and no grouping that could be read as one. */
const asTyped = (value: ProductValue[FieldKey]) =>
  typeof value === 'number'
    ? value.toLocaleString(LOCALE, { useGrouping: false, maximumFractionDigits: 20 })
    : value

/** Unedited fields use the current value, so that another tab's changes are not overwritten. */
export function readDraft(draft: RowDraft, current: Product = draft.original) {
  return readProduct((key) => {
    const text = shownText(draft, key)
    return text === asTyped(draft.original[key]) ? current[key] : text
  })
}

/** Describes what has happened to the product since the editing began. */
export function describeNews({ original }: RowDraft, current: Product | undefined): string | null {
  if (!current) return texts.deletedSince
  if (isSameProduct(original, current)) return null
  return texts.changedSince(describeChange(original, current))
}

/** Describes the later values that saving replaces, for example "Film: $20 → $30". */
export function describeReplaced(
  { original }: RowDraft,
  current: Product,
  value: ProductValue,
): string | null {
  const isReplaced = (key: FieldKey) => ![original[key], value[key]].includes(current[key])
  if (!FIELDS.some(({ key }) => isReplaced(key))) return null
  return describeChange(current, { id: current.id, ...value }, isReplaced)
}
