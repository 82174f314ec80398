import { formatPrice, HUGE } from './price'
import { priceFormat } from './price-format'

const withCents = priceFormat({})

/** Always shows cents, so that prices align in a column: "$189.00" above "$64.50". */
export function formatColumnPrice(amount: number): string {
  return amount < HUGE ? withCents.format(amount) : formatPrice(amount)
}
