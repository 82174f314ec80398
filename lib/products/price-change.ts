import { readNumber } from './number-text'

/** "+5", "-2.50", "10%" or "-10 %". */
export type PriceChange = { by: number; isPercentage: boolean }

export function readPriceChange(text: string): PriceChange | null {
  const [, sign, amount = '', percent] = text.trim().match(/^([+\-−–]?)\s*(.*?)\s*(%?)$/) ?? []
  const by = readNumber(amount)?.value
  if (by === undefined) return null
  return { by: sign === '' || sign === '+' ? by : -by, isPercentage: percent === '%' }
}

/** In cents; a price does not fall below 0. */
export function changePrice(price: number, { by, isPercentage }: PriceChange): number {
  const changed = isPercentage ? price * (1 + by / 100) : price + by
  // Beyond the exact integers there are no cents to round.
  const cents = Math.round((changed + Number.EPSILON) * 100)
  return Math.max(0, Number.isSafeInteger(cents) ? cents / 100 : changed)
}
