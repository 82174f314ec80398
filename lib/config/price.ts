import { TOO_LARGE } from '@/lib/content/price'
import { plainPrice, priceFormat } from './price-format'

const huge = priceFormat({ notation: 'scientific', minimumFractionDigits: 0, maximumFractionDigits: 2 })
export const HUGE = 1e12

/** Formats unrealistically large amounts in scientific notation to keep them short. */
export function formatPrice(amount: number): string {
  if (!Number.isFinite(amount)) return TOO_LARGE
  return (amount < HUGE ? plainPrice : huge).format(amount)
}
