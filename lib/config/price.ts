import { TOO_LARGE } from '@/lib/content/language'
import { LOCALE } from '@/lib/content/words'

// English writes "$" only for US dollars and adds a prefix to other dollars and pesos: "MX$99".
export const priceFormat = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: shopCurrency,
    ...options,
  })

/** An ISO code. Amounts are not converted. */
export const shopCurrency = process.env.NEXT_PUBLIC_CURRENCY || 'USD'

const huge = priceFormat({ notation: 'scientific', minimumFractionDigits: 0, maximumFractionDigits: 2 })
const HUGE = 1e12

/** Formats unrealistically large amounts in scientific notation to keep them short. */
export function formatPrice(amount: number): string {
  if (!Number.isFinite(amount)) return TOO_LARGE
  return (amount < HUGE ? plainPrice : huge).format(amount)
}

/** Omits the cents of whole prices. */
const plainPrice = priceFormat({ trailingZeroDisplay: 'stripIfInteger' })

const withCents = priceFormat({})

/** Always shows cents, so that prices align in a column: "$189.00" above "$64.50". */
export function formatColumnPrice(amount: number): string {
  return amount < HUGE ? withCents.format(amount) : formatPrice(amount)
}
