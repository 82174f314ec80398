// Separate from price.ts, whose guards the shop's own prices do not need.
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

/** Omits the cents of whole prices. */
export const plainPrice = priceFormat({ trailingZeroDisplay: 'stripIfInteger' })
