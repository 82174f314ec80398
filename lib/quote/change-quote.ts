import { checksumOf } from '@/lib/parsing/record'
import { CHANGE } from '@/lib/url/query-state'
import { type FilmUrl, QUOTE_LIMIT, quoteStore, toQuote } from './quote-store'

// Separate from the store, because the script of every page contains that.

/** Adds a line at its place, unless the quote is full or has it. */
export function putInQuote(line: FilmUrl, index = QUOTE_LIMIT) {
  quoteStore.update((lines) =>
    lines.includes(line) || lines.length >= QUOTE_LIMIT ? lines : lines.toSpliced(index, 0, line),
  )
}

/** Replaces a line in its place. One that is gone meanwhile is not restored. */
export function replaceInQuote(line: FilmUrl, next: FilmUrl) {
  quoteStore.update((lines) => toQuote(lines.map((each) => (each === line ? next : each))))
}

export function removeFromQuote(removed: FilmUrl) {
  quoteStore.update((lines) => lines.filter((line) => line !== removed))
}

/** Opens the tool with a line of the quote, which it then changes. */
export const changeUrl = (line: FilmUrl): FilmUrl => `${line}&${CHANGE}=${checksumOf(line)}`

/** The line that `changeUrl` named, if the quote still has it. */
export const changedLine = (lines: readonly FilmUrl[], query: Pick<URLSearchParams, 'get'>) =>
  lines.find((line) => checksumOf(line) === query.get(CHANGE))
