import { priceFormat } from './price'

// Not in price.ts, which the public pages load.
const UNITS = 10 ** (priceFormat({}).resolvedOptions().maximumFractionDigits ?? 2)

/** Rounds to the smallest unit of the currency, so that totals agree with the amounts that people see. */
export function roundPrice(amount: number): number {
  // Fifteen digits hide floating-point errors: 1.005 × 100 is 100.49999….
  const units = Math.round(Number((amount * UNITS).toPrecision(15)))
  // Numbers beyond the safe integers cannot represent cents.
  return Number.isSafeInteger(units) ? units / UNITS : amount
}
