import { priceFormat, shopCurrency } from '@/lib/content/price'
import { splitCurrency } from './currency-text'

/** The currency next to a price wins over the one of its row, and that over the heading's. */
export function currencyOf(price: string, ofRow: string, ofHeading: string | null): string | null {
  const cell = ofRow.toUpperCase()
  const { sign, amount } = splitCurrency(cell)
  return splitCurrency(price).sign ?? (amount === '' ? sign : cell) ?? ofHeading
}

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** The currency that a heading such as "Precio (€)" or "Price SEK" names. */
export function currencyOfHeading(heading: string): string | null {
  const words = heading.split(/[\s()[\],:_-]+/)
  return words.find((word) => /\p{Sc}$/u.test(word) || codes.has(word)) ?? null
}

const signIn = (display: 'symbol' | 'narrowSymbol' | 'code') =>
  priceFormat({ currencyDisplay: display })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value

/** Signs that are in use and that browsers do not write in English. */
const LOCAL_SIGNS: Partial<Record<string, string>> = { PEN: 'S/', INR: 'Rs', USD: 'US$', CHF: 'Fr' }

const shopSigns = new Set([
  signIn('symbol'),
  signIn('narrowSymbol'),
  signIn('code'),
  LOCAL_SIGNS[shopCurrency],
])

export const isShopCurrency = (sign: string) => shopSigns.has(sign)
