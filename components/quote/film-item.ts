import type { FilmRoute } from '@/lib/config/film-lines'
import { coverageChoice, readCoverage } from '@/lib/films/coverage-choice'
import { hullChoice, readHullCoverage } from '@/lib/films/hull-choice'
import { readTint, tintChoice } from '@/lib/films/tint-choice'
import { isKeyOf } from '@/lib/parsing/is-key-of'
import type { FilmUrl } from '@/lib/quote/film-url'
import { type QuoteItem, quoteItem } from '@/lib/quote/quote-store'

type Weights = Readonly<Record<string, number>>

const readers: Record<FilmRoute, (query: URLSearchParams, weights: Weights) => QuoteItem | null> = {
  '/ppf': (query, weights) => {
    const coverage = readCoverage(query)
    return coverage.chosen.length === 0 ? null : quoteItem('coverage', coverageChoice(coverage, weights))
  },
  '/window-film': (query) => quoteItem('tint', tintChoice(readTint(query))),
  '/marine-film': (query) => {
    const coverage = readHullCoverage(query)
    return coverage.chosen.length === 0 ? null : quoteItem('hull', hullChoice(coverage))
  },
}

/** The link holds only the tool and its query. The text is generated here, so that a sender cannot inject any. */
export function filmItem(url: FilmUrl, weights: Weights): QuoteItem | null {
  const [path, search] = url.split('?')
  return isKeyOf(readers, path) ? readers[path](new URLSearchParams(search), weights) : null
}
