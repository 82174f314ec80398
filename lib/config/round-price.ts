import { priceFormat, shopCurrency } from './price'

// Not in price.ts, which the public pages load.
const unitsOf = (currency: string) =>
  10 ** (priceFormat({ currency }).resolvedOptions().maximumFractionDigits ?? 2)
const UNITS = unitsOf(shopCurrency)

/** Rounds to the smallest unit of the currency, so that totals agree with the amounts that people see. */
export function roundPrice(amount: number, currency = shopCurrency): number {
  const inOne = currency === shopCurrency ? UNITS : unitsOf(currency)
  // Fifteen digits hide floating-point errors: 1.005 × 100 is 100.49999….
  const units = Math.round(Number((amount * inOne).toPrecision(15)))
  // Numbers beyond the safe integers cannot represent cents.
  return Number.isSafeInteger(units) ? units / inOne : amount
}
