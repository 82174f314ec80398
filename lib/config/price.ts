import { TOO_LARGE } from '@/lib/content/price'
import { LANGUAGE } from './language'

/** An ISO code. Amounts are not converted. */
export const shopCurrency = process.env.NEXT_PUBLIC_CURRENCY || 'USD'

// English writes "$" only for US dollars and adds a prefix to other dollars and pesos: "MX$99".
export const priceFormat = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(LANGUAGE, {
    style: 'currency',
    currency: shopCurrency,
    useGrouping: 'always',
    ...options,
  })

// Omits the cents of whole prices.
const plain = priceFormat({ trailingZeroDisplay: 'stripIfInteger' })
const huge = priceFormat({ notation: 'scientific', minimumFractionDigits: 0, maximumFractionDigits: 2 })
export const HUGE = 1e12

export const currencySymbol =
  plain.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? shopCurrency

/** Formats unrealistically large amounts in scientific notation to keep them short. */
export function formatPrice(amount: number): string {
  if (!Number.isFinite(amount)) return TOO_LARGE
  return (amount < HUGE ? plain : huge).format(amount)
}
