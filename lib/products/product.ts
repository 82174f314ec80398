import { fieldProblems, productFields } from '@/lib/content/products/list'
import { fieldOf } from '@/lib/parsing/record'
import { idOf, toText } from '@/lib/parsing/text'
import { type DecimalSign, readCount, readNumber } from './number-text'

type Kind = 'text' | 'money' | 'count'

/** What describes a product, in the order of the columns. A count is a whole number. */
export const FIELDS = [
  { key: 'name', kind: 'text', isOptional: false },
  { key: 'price', kind: 'money', isOptional: false },
  { key: 'stock', kind: 'count', isOptional: true },
] as const satisfies readonly { key: string; kind: Kind; isOptional: boolean }[]

/** The values of optional fields that are left out, as they are in lists that were stored without them. */
export const BLANK: ProductValue = { name: '', price: 0, stock: 0 }

export type Field = (typeof FIELDS)[number]
export type FieldKey = Field['key']
export type ProductValue = { [F in Field as F['key']]: F['kind'] extends 'text' ? string : number }
export type Product = ProductValue & { id: string }
export type Problem = { field: FieldKey; problem: string }

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
function readAmount(kind: 'money' | 'count', input: number | string, decimal?: DecimalSign): number | null {
  const isMoney = kind === 'money'
  if (typeof input === 'number')
    return input >= 0 && (isMoney ? Number.isFinite(input) : Number.isSafeInteger(input)) ? input : null
  return isMoney ? (readNumber(input, decimal)?.value ?? null) : readCount(input)
}

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
