import { shopCurrency } from '@/lib/config/price'
import { currencyText, isCurrencyCode, splitCurrency } from '@/lib/parsing/numbers'

/** The currency next to a price wins over the one of its row, and that over the heading's. */
export function currencyOf(price: string, ofRow: string, ofHeading: string | null): string | null {
  const { sign, amount } = splitCurrency(ofRow)
  const word = amount.length === 3 && !isCurrencyCode(amount.toUpperCase()) ? null : amount.toUpperCase()
  return splitCurrency(price).sign ?? (amount === '' ? sign : word) ?? ofHeading
}

/** The currency that a heading names, spelt as it is next to a price. */
export function currencyOfHeading(heading: string): string | null {
  const word = currencyWord(heading)
  return word && (splitCurrency(word).sign ?? word)
}

/** The word that names the currency in a heading such as "Precio (€)", "Price SEK" or "Precio S/". */
export function currencyWord(heading: string): string | null {
  const words = heading.split(/[\s()[\],:_-]+/)
  return words.find((word) => /\p{Sc}$/u.test(word) || isCurrencyCode(word) || isLetterSign(word)) ?? null
}

/** Three capitals are a code next to a price, but in a heading they may be "PVP". */
function isLetterSign(word: string): boolean {
  const { sign, amount } = splitCurrency(word)
  return sign !== null && amount === '' && !/^[A-Z]{3}$/.test(word)
}

/** Signs that are in use and that browsers do not write in English. */
const LOCAL_SIGNS: Partial<Record<string, string>> = {
  PEN: 'S/',
  INR: 'Rs',
  USD: 'US$',
  CHF: 'Fr',
  GTQ: 'Q',
  HNL: 'L',
  BOB: 'Bs',
  VES: 'Bs',
  PAB: 'B/',
}

/** What may stand next to a price in a currency. */
export const signsOf = (currency: string): ReadonlySet<string | undefined> =>
  new Set([
    currencyText(currency, 'symbol'),
    currencyText(currency, 'narrowSymbol'),
    currency,
    LOCAL_SIGNS[currency],
  ])

const shopSigns = signsOf(shopCurrency)

export const isShopCurrency = (sign: string) => shopSigns.has(sign)
