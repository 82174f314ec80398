import { fieldOf } from '@/lib/parsing/record'
import { idOf, textOf } from '@/lib/parsing/text'
import { type DecimalSign, readCount, readNumber } from './number-text'

export type ProductText = { name: string; price: string; stock: string }
export type ProductValue = { name: string; price: number; stock: number }
export type Product = ProductValue & { id: string }

type Field = keyof ProductText

/** Parses typed text as a product, or returns the first invalid field and its problem. */
export function readProduct(
  { name, price, stock }: ProductText,
  decimal?: DecimalSign,
): ProductValue | { field: Field; problem: string } {
  const clean = textOf({ name }, 'name')
  const amount = readNumber(price, decimal)?.value ?? null
  const count = stock.trim() === '' ? 0 : readCount(stock)
  if (clean === null) return { field: 'name', problem: 'the name is empty' }
  if (price.trim() === '') return { field: 'price', problem: 'the price is empty' }
  if (amount === null) return { field: 'price', problem: `the price “${price}” is not a number of 0 or more` }
  if (count === null)
    return { field: 'stock', problem: `the stock “${stock}” is not a whole number of 0 or more` }
  return { name: clean, price: amount, stock: count }
}

export function toProduct(entry: unknown): Product | null {
  const id = idOf(entry)
  const stored = asStored(entry)
  if (id !== null && stored) return { id, ...stored }
  const value = readProduct({
    name: textOf(entry, 'name') ?? '',
    price: numberText(fieldOf(entry, 'price')),
    stock: numberText(fieldOf(entry, 'stock') ?? 0),
  })
  return id === null || 'problem' in value ? null : { id, ...value }
}

/** Skips parsing numbers from text, which takes 0.1 s for a long list on a slow device. */
function asStored(entry: unknown): ProductValue | null {
  const name = textOf(entry, 'name')
  const price = fieldOf(entry, 'price')
  const stock = fieldOf(entry, 'stock')
  const isValid = typeof price === 'number' && typeof stock === 'number' && Number.isSafeInteger(stock)
  return name !== null && isValid && price >= 0 && stock >= 0 ? { name, price, stock } : null
}

/** Converts a JSON value to text for parsing or quoting. */
export function numberText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string'
    ? String(value)
    : (JSON.stringify(value) ?? '')
}

export function isSameProduct(a: ProductValue, b: ProductValue): boolean {
  return a.name === b.name && a.price === b.price && a.stock === b.stock
}
