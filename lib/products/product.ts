import { fieldOf } from '@/lib/outside/record'
import { idOf, textOf } from '@/lib/outside/text'

export type ProductText = { name: string; price: string; stock: string }
export type ProductValue = { name: string; price: number; stock: number }
export type Product = ProductValue & { id: string }

/** What a person typed, or why it is no product; a form that is told nothing ignores the reason. */
export function readProduct({ name, price, stock }: ProductText): ProductValue | { fault: string } {
  const clean = textOf({ name }, 'name')
  const amount = toNumber(price)
  const count = stock.trim() === '' ? 0 : toNumber(stock)
  if (clean === null) return { fault: 'the name is empty' }
  if (amount === null) return { fault: `the price “${price}” is not a number of 0 or more` }
  if (count === null || !Number.isSafeInteger(count))
    return { fault: `the stock “${stock}” is not a whole number of 0 or more` }
  return { name: clean, price: amount, stock: count }
}

/** Digits with a point, as a number field gives them: neither hexadecimal nor a comma nor a sign. */
function toNumber(text: string): number | null {
  const number = /^\s*(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : null
}

/** Whatever is stored makes a true product or none. */
export function toProduct(entry: unknown): Product | null {
  const id = idOf(entry)
  const value = readProduct({
    name: textOf(entry, 'name') ?? '',
    price: numberText(fieldOf(entry, 'price')),
    stock: numberText(fieldOf(entry, 'stock') ?? 0),
  })
  return id === null || 'fault' in value ? null : { id, ...value }
}

/** As it stands in the file, to be read or to be quoted. */
export function numberText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string'
    ? String(value)
    : (JSON.stringify(value) ?? '')
}
