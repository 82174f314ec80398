import { priceFormat, shopCurrency } from '@/lib/config/price'
import { formatDecimal } from '@/lib/content/words'
import { MAX_NUMBER_LENGTH } from './record'

export type DecimalSign = '.' | ','

/** As the page writes its numbers. */
export const DECIMAL_SIGN: DecimalSign = formatDecimal(0).includes(',') ? ',' : '.'

const OWN_WRITING = DECIMAL_SIGN === ',' ? /^\d+(?:,\d{1,2})?$/ : /^\d+(?:\.\d{1,2})?$/

/** Whether the number is written as on the page, so that nobody needs to hear how it is read. */
export const isOwnWriting = (text: string) => OWN_WRITING.test(text.trim())

/** `isAmbiguous` if the other decimal sign gives another value: "12.500" is 12.5 or 12,500. */
export type NumberReading = { value: number; isAmbiguous: boolean; sign: DecimalSign | null }

const BLANK_GROUPS = /^\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?=$|[.,])/
// A dash in place of the cents, as in "5,-".
const NO_CENTS = /(?<=\d[.,])[-–—]{1,2}$/
const PLAIN = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** Parses a number of 0 or more as people and spreadsheets write it. `decimal` applies to ambiguous text. */
export function readNumber(text: string, decimal = DECIMAL_SIGN): NumberReading | null {
  if (text.length > MAX_NUMBER_LENGTH) return null
  const bare = splitCurrency(text).amount.replace(NO_CENTS, '00')
  const digits = bare.replace(BLANK_GROUPS, (groups) => groups.replace(/\D/g, ''))
  const isGrouped = digits !== bare
  const separators = digits.replace(/[^.,]/g, '')
  const last = separators.at(-1)
  if (last !== '.' && last !== ',') return reading(digits, null)

  const other = last === '.' ? ',' : '.'
  if (separators.length === 1) {
    const isAmbiguous = !isGrouped && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
    if (isAmbiguous) return reading(withPoint(digits, decimal), decimal, true)
    return reading(withPoint(digits, last), last)
  }
  if (separators === last.repeat(separators.length))
    return isInThousands(digits, last) ? reading(digits.replaceAll(last, ''), other) : null
  const [whole = ''] = digits.split(last)
  const isRight = separators.indexOf(last) === separators.length - 1 && isInThousands(whole, other)
  return isRight ? reading(withPoint(digits, last), last) : null
}

/** Parses a whole number. Without decimals, "1.000" and "1,000" both mean 1000. */
export function readCount(text: string): number | null {
  const number = readNumber(text)?.isAmbiguous ? text.replace(/[.,]/, '') : text
  const value = readNumber(number)?.value
  return value !== undefined && Number.isSafeInteger(value) ? value : null
}

function isInThousands(text: string, separator: string): boolean {
  const [first = '', ...groups] = text.split(separator)
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

/** Removes thousands separators and converts the decimal sign to a point. */
function withPoint(digits: string, sign: DecimalSign): string {
  return digits.replaceAll(sign === '.' ? ',' : '.', '').replace(sign, '.')
}

function reading(digits: string, sign: DecimalSign | null, isAmbiguous = false): NumberReading | null {
  const value = PLAIN.test(digits) ? Number(digits) : Number.NaN
  return Number.isFinite(value) ? { value, isAmbiguous, sign } : null
}

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Whether three letters name a currency: "TBD" does not. */
export const isCurrencyCode = (word: string) => codes.has(word)

// A symbol with or without letters (€, US$, R$), what may be an ISO code, or a sign made of letters.
const SIGN = String.raw`[A-Z]{0,3}\p{Sc}|[A-Z]{3}(?![A-Z])|[SB]/\.?|Bs\.?|R[Ss]\.?|rs\.?|[Kk][Rr]\.?|Kč|zł|Ft|Fr\.?|Lps\.?|[QL]\.?`
const BEFORE = new RegExp(`^(?:${SIGN})`, 'u')
const AFTER = new RegExp(`(?:${SIGN})$`, 'u')

/** Separates the currency before or after an amount: "kr. 5" and "5 kr" give "kr" and "5". */
export function splitCurrency(text: string): { sign: string | null; amount: string } {
  const whole = text.trim()
  const before = signIn(whole, BEFORE)
  const rest = whole.slice(before.length)
  const after = signIn(rest, AFTER)
  const amount = rest.slice(0, rest.length - after.length).trim()
  const sign = before || after
  return { sign: sign === '' ? null : spelt(sign), amount }
}

function signIn(text: string, place: RegExp): string {
  const sign = text.match(place)?.[0] ?? ''
  return /^[A-Z]{3}$/.test(sign) && !isCurrencyCode(sign) ? '' : sign
}

/** One spelling for "Rs.", "RS" and "rs". */
function spelt(sign: string): string {
  const bare = sign.replace(/\.$/, '')
  return /^rs$/i.test(bare) ? 'Rs' : /^kr$/i.test(bare) ? 'kr' : bare
}

/** A currency as it is written next to an amount: `$`, `US dollars`. */
export const currencyText = (currency: string, currencyDisplay: Intl.NumberFormatOptionsCurrencyDisplay) =>
  priceFormat({ currency, currencyDisplay })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** `$`, where a product's price is entered. */
export const currencySymbol = currencyText(shopCurrency, 'symbol')
