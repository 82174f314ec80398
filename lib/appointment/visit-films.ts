import { panels, readCoverage } from '@/lib/films/coverage'
import { lineUrl, readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { firstPaint, readPaint } from '@/lib/films/paint'
import { readParts } from '@/lib/films/parts'
import { NAME } from '@/lib/films/vehicle-name'
import { paintStore, vehicleStore } from '@/lib/films/vehicle-store'
import { nameFor } from '@/lib/quote/groups'
import type { Query } from '@/lib/url/query-state'

/**
 * The films of the visit: the panels of a link with the quote's windows of the same vehicle, or else the quote. `url` leads
 * back to the panels.
 */
export function visitFilms(
  query: Query,
  quote: readonly FilmUrl[],
): { films: readonly FilmUrl[]; url?: FilmUrl } {
  if (readParts(panels, query.get('panels') ?? '').length === 0) return { films: quote }
  const coverage = readCoverage(query, vehicleStore.get())
  const name = nameFor({ kind: 'coverage', name: '', ...coverage }, quote, query.get(NAME) ?? '')
  const windows = quote.filter((film) => {
    const line = readLine(film)
    if (line?.kind !== 'tint') return false
    return line.vehicle === null || (line.vehicle === coverage.vehicle.id && line.name === name)
  })
  const url = lineUrl({
    kind: 'coverage',
    name,
    ...firstPaint(readPaint(query), paintStore.get()),
    ...coverage,
  })
  return { films: [url, ...windows], url }
}
