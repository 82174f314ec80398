import { formatPrice, HUGE, priceFormat } from './price'

const withCents = priceFormat({})

/** Below each other prices need their cents: "$189.00" above "$64.50". */
export function formatColumnPrice(amount: number): string {
  return amount < HUGE ? withCents.format(amount) : formatPrice(amount)
}
