import { filmLines, type WindowId, windowIds } from '@/lib/content/facts/films'
import { type Place, places } from '@/lib/content/facts/laws'
import { type FilmUrl, QUOTE_LIMIT, type Quote } from '@/lib/quote/quote'
import { type Coverage, coverageUrl, readCoverage } from './coverage'
import type { Query } from './film-url'
import { type HullCoverage, hullUrl, readHullCoverage } from './hull'
import { readTint, tintUrl } from './tint'

/** A tint as a line of the quote. Lines from before the window could be chosen have none; the place is optional. */
type TintLine = { film: number; glass: number; window: WindowId | null; place: Place | null }

/** What a line of the quote says. */
export type FilmLine =
  | ({ kind: 'coverage' } & Coverage)
  | ({ kind: 'tint' } & TintLine)
  | ({ kind: 'hull' } & HullCoverage)

/** Returns `null` for a line on which nothing is chosen, or whose boat or glass is unknown. */
export function readLine(url: FilmUrl): FilmLine | null {
  const [path, search] = url.split('?')
  return lineOf(path, new URLSearchParams(search))
}

/** What the query means on the page of a film. */
export function lineOf(path: string | undefined, query: Query): FilmLine | null {
  if (path === `/${filmLines.tint}`) {
    const { film, glass, wrongGlass } = readTint(query)
    if (wrongGlass !== undefined) return null
    const window = windowIds.find((id) => id === query.get('window')) ?? null
    return {
      kind: 'tint',
      film,
      glass,
      window,
      place: places.find(({ id }) => id === query.get('place')) ?? null,
    }
  }
  const line: FilmLine =
    path === `/${filmLines.coverage}`
      ? { kind: 'coverage', ...readCoverage(query) }
      : { kind: 'hull', ...readHullCoverage(query) }
  return line.chosen.length === 0 || (line.kind === 'hull' && line.wrong.length > 0) ? null : line
}

/** Lines that mean the same have the same URL. */
export function lineUrl(line: FilmLine): FilmUrl {
  if (line.kind === 'coverage') return coverageUrl(line)
  return line.kind === 'hull' ? hullUrl(line) : tintUrl({ ...line, place: line.place?.id })
}

/** Whether both are for the same window, or for a part of the same vehicle or boat. */
function isForSamePart(a: FilmLine, b: FilmLine): boolean {
  if (a.kind === 'tint') return b.kind === 'tint' && a.window !== null && a.window === b.window
  if (b.kind === 'tint') return false
  const isSameThing =
    a.kind === 'coverage'
      ? b.kind === 'coverage' && a.vehicle.id === b.vehicle.id
      : b.kind === 'hull' && a.hull.loa === b.hull.loa
  return isSameThing && a.chosen.some((part) => b.chosen.includes(part))
}

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
