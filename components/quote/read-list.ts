import { withLines } from '@/lib/cart/cart-lines'
import type { FilmRoute } from '@/lib/config/film-lines'
import { listProblems } from '@/lib/content/quote/shared-list'
import { coverageChoice, readCoverage } from '@/lib/films/coverage-choice'
import { hullChoice, readHullCoverage } from '@/lib/films/hull-choice'
import { readTint, tintChoice } from '@/lib/films/tint-choice'
import { isKeyOf } from '@/lib/parsing/is-key-of'
import type { FilmUrl } from '@/lib/quote/film-url'
import { type QuoteItem, quoteItem } from '@/lib/quote/quote-store'
import { readSharedQuote } from '@/lib/quote/shared-quote'
import type { OwnList } from './own-list'

type Reading = { list: OwnList } | { problem: string }

export function readList(fragment: string): Reading {
  const reading = readSharedQuote(fragment, window.location.href)
  if ('problem' in reading) return { problem: listProblems[reading.problem] }
  const { quote } = reading
  const films = quote.films.map(filmItem)
  const known = films.filter((film) => film !== null)
  // A quote holds at most one film per tool.
  const kinds = new Set(known.map(({ kind }) => kind))
  if (kinds.size !== films.length) return { problem: listProblems.damaged }
  return { list: { lines: withLines([], quote.lines), films: known } }
}

const readers: Record<FilmRoute, (query: URLSearchParams) => QuoteItem | null> = {
  '/ppf': (query) => {
    const coverage = readCoverage(query)
    return coverage.chosen.length === 0 ? null : quoteItem('coverage', coverageChoice(coverage))
  },
  '/window-film': (query) => quoteItem('tint', tintChoice(readTint(query))),
  '/marine-film': (query) => {
    const coverage = readHullCoverage(query)
    return coverage.chosen.length === 0 ? null : quoteItem('hull', hullChoice(coverage))
  },
}

/** The link holds only the tool and its query. The text is generated here, so that a sender cannot inject any. */
function filmItem(url: FilmUrl): QuoteItem | null {
  const [path, search] = url.split('?')
  return isKeyOf(readers, path) ? readers[path](new URLSearchParams(search)) : null
}
