import type { FilmUrl } from '@/lib/quote/quote-store'
import { QUOTE_LIMIT, type Quote } from '@/lib/quote/quote-store'
import { isForSamePart, lineUrl, readLine } from './film-line'

/** What adding a line does; `other` is the line of the quote that it meets. */
export type Addition = { kind: 'added' | 'full' } | { kind: 'again' | 'saved' | 'question'; other: FilmUrl }

/** Compares a line with the quote. `changed` is the line that the visitor came to change. */
export function additionOf(url: FilmUrl, quote: Quote, changed: FilmUrl | undefined): Addition {
  const line = readLine(url)
  const others = quote.map((each) => ({ url: each, line: readLine(each) }))
  const equal = others.find((other) => other.url === url || (other.line && lineUrl(other.line) === url))
  if (equal) return { kind: 'again', other: equal.url }
  if (changed) return { kind: 'saved', other: changed }
  const similar = others.findLast((other) => line && other.line && isForSamePart(line, other.line))
  if (similar) return { kind: 'question', other: similar.url }
  return { kind: quote.length < QUOTE_LIMIT ? 'added' : 'full' }
}
