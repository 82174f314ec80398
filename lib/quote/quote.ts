import { type FilmUrl, isFilmUrl } from '@/lib/films/film-url'
import { checksumOf, fieldOf, textOf } from '@/lib/parsing/record'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { CHANGE } from '@/lib/url/query-state'

/** Each line is the URL of a tool in the state that was chosen. Its words are made from it wherever it is shown. */
export type Quote = readonly FilmUrl[]

export const QUOTE_LIMIT = 50

/** Drops invalid lines and repeated ones. In version 1 a line was an object with the URL in `href`. */
export function toQuote(json: unknown): Quote {
  const entries: unknown[] = Array.isArray(json) ? json : []
  const lines = entries.map((entry) => fieldOf(entry, 'href') ?? entry).filter(isFilmUrl)
  return [...new Set(lines)].slice(0, QUOTE_LIMIT)
}

export const quoteStore = createStoredValue(jsonCodec('tersa.quote', toQuote))

/** Opens the tool with a line of the quote, which it then changes. */
export const changeUrl = (line: FilmUrl): FilmUrl => `${line}&${CHANGE}=${checksumOf(line)}`

/** The line that `changeUrl` named, if the quote still has it. */
export const changedLine = (lines: readonly FilmUrl[], query: Pick<URLSearchParams, 'get'>) =>
  lines.find((line) => checksumOf(line) === query.get(CHANGE))

/** The coupon sent with the quote, which has at most one. */
export type QuoteCoupon = { code: string; desc: string }

export function toQuoteCoupon(json: unknown): QuoteCoupon | null {
  const code = textOf(json, 'code')
  const desc = textOf(json, 'desc')
  return code && desc ? { code, desc } : null
}

export const couponStore = createStoredValue(jsonCodec('tersa.coupon', toQuoteCoupon))

/** Start of the URL fragment of a link to a shared quote. */
export const FRAGMENT_START = '#quote='

/** Start of the URL fragment of a link to the shop's answer. */
export const OFFER_START = '#offer='

/** End of the fragment where the shop answers a shared quote. */
export const ANSWER = '&answer'
