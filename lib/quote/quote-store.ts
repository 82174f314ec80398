import { fieldOf } from '@/lib/parsing/record'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { type FilmUrl, isFilmUrl } from './film-url'

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
