import { coverageChoice, readCoverage } from '@/lib/films/coverage-choice'
import { hullChoice, readHullCoverage } from '@/lib/films/hull-choice'
import { readTint, tintChoice } from '@/lib/films/tint-choice'
import type { FilmUrl } from '@/lib/quote/film-url'
import type { QuoteItem } from '@/lib/quote/quote-store'

/** The link holds only the tool and its query. The text is generated here, so that a sender cannot inject any. */
export function filmItem(url: FilmUrl, weights: Readonly<Record<string, number>>): QuoteItem | null {
  const [page, search] = url.split('?')
  const query = new URLSearchParams(search)
  if (page === '/window-film') {
    const { text, state } = tintChoice(readTint(query))
    return { kind: 'tint', text, href: `/window-film?${new URLSearchParams(state)}` }
  }
  if (page === '/ppf') {
    const coverage = readCoverage(query)
    const { text, state } = coverageChoice(coverage, weights)
    const href = `/ppf?${new URLSearchParams(state)}` as const
    return coverage.chosen.length === 0 ? null : { kind: 'coverage', text, href }
  }
  const coverage = readHullCoverage(query)
  const { text, state } = hullChoice(coverage)
  const href = `/marine-film?${new URLSearchParams(state)}` as const
  return coverage.chosen.length === 0 ? null : { kind: 'hull', text, href }
}
