import type { FilmRoute } from '@/lib/config/film-lines'
import { fieldOf } from '@/lib/parsing/record'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'

/** Each line is the URL of a tool in the state that was chosen. Its words are made from it wherever it is shown. */
export type Quote = readonly FilmUrl[]

export const QUOTE_LIMIT = 50

/** Drops invalid lines and repeated ones. In version 1 a line was an object with the URL in `href`. */
export function toQuote(json: unknown): Quote {
  const entries: unknown[] = Array.isArray(json) ? json : []
  const lines = entries.map((entry) => fieldOf(entry, 'href') ?? entry).filter(isFilmUrl)
  return [...new Set(lines)].slice(0, QUOTE_LIMIT)
}

/** Whether it is the URL of a film page with its tool's query. */
export const isFilmUrl = (value: unknown): value is FilmUrl =>
  typeof value === 'string' && FILM_URL.test(value)

// Spelt out, because every page's script would contain the list of lines; a test compares them.
const FILM_URL = /^\/(ppf|window-film|marine-film)\?[\w.=&-]{0,400}$/

export const quoteStore = createStoredValue(jsonCodec('tersa.quote', toQuote))

export type FilmUrl = `${FilmRoute}?${string}`
