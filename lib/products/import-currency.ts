import { priceFormat, shopCurrency } from '@/lib/config/price'
import { splitCurrency } from './numbers'

/** The currency next to a price wins over the one of its row, and that over the heading's. */
export function currencyOf(price: string, ofRow: string, ofHeading: string | null): string | null {
  const cell = ofRow.trim()
  const { sign, amount } = splitCurrency(cell)
  const named = cell === '' ? null : amount === '' ? sign : cell.toUpperCase()
  return splitCurrency(price).sign ?? named ?? ofHeading
}

/** The currency that a heading names, spelt as it is next to a price. */
export function currencyOfHeading(heading: string): string | null {
  const word = currencyWord(heading)
  return word && (splitCurrency(word).sign ?? word)
}

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** The word that names the currency in a heading such as "Precio (€)", "Price SEK" or "Precio S/". */
export function currencyWord(heading: string): string | null {
  const words = heading.split(/[\s()[\],:_-]+/)
  return words.find((word) => /\p{Sc}$/u.test(word) || codes.has(word) || isLetterSign(word)) ?? null
}

/** Three capitals are a code next to a price, but in a heading they may be "PVP". */
function isLetterSign(word: string): boolean {
  const { sign, amount } = splitCurrency(word)
  return sign !== null && amount === '' && !/^[A-Z]{3}$/.test(word)
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
