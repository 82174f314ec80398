import { readNumber } from './number-text'

/** Parsed from text such as "+5", "-2.50", "10%" or "-10 %". */
export type PriceChange = { by: number; isPercentage: boolean }

export function readPriceChange(text: string): PriceChange | null {
  const [, sign, amount = '', percent] = text.trim().match(/^([+\-−–]?)\s*(.*?)\s*(%?)$/) ?? []
  const by = readNumber(amount)?.value
  if (by === undefined) return null
  return { by: sign === '' || sign === '+' ? by : -by, isPercentage: percent === '%' }
}

/** Rounds to cents and returns at least 0. */
export function changePrice(price: number, { by, isPercentage }: PriceChange): number {
  const changed = isPercentage ? price * (1 + by / 100) : price + by
  // Fifteen digits hide floating-point errors: 1.65 plus 50% is 2.475, not 2.47499….
  const cents = Math.round(Number((changed * 100).toPrecision(15)))
  // Numbers beyond the safe integers cannot represent cents.
  return Math.max(0, Number.isSafeInteger(cents) ? cents / 100 : changed)
}
