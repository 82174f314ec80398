import { useStoredValue } from '@/lib/browser/use-browser-value'
import { filmLines, panelIds } from '@/lib/content/facts/films'
import { NAME } from '@/lib/films/vehicle-name'
import { quoteStore } from '@/lib/quote/quote'
import type { Typed } from '@/lib/storage/visit-drafts'
import type { Query } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { shopPlaceStore } from '@/lib/workshop/shop-place'
import { isOfLine, placeFor, sentVisit, type VisitPlace, visitStore } from './visit'

const NONE: readonly never[] = []

/** What the visitor has chosen for the visit. `lines` are links to films whose paths tell what the visit is for. */
export function useVisit(places: readonly VisitPlace[]) {
  const query = useQueryState()
  const stored = useStoredValue(quoteStore)
  const chosen = useStoredValue(visitStore) ?? {}
  const sent = useStoredValue(sentVisit) ?? {}
  const last = useStoredValue(shopPlaceStore) ?? null
  const quote = stored ?? NONE
  const lines = linesOf(query, quote)
  return {
    isRead: stored !== undefined,
    query,
    quote,
    lines,
    chosen,
    place: placeFor(places, lines, chosen.place ?? sent.place, last),
  }
}

/** The panels of a link with the quote's windows of such a vehicle, or else the quote. */
function linesOf(query: Query, quote: readonly string[]): readonly string[] {
  const named = query.get('panels')?.split('.') ?? []
  if (!panelIds.some((id) => named.includes(id))) return quote
  const vehicle = query.get('vehicle')
  const isIts = (film: string) => {
    const named = new URLSearchParams(film.slice(film.indexOf('?'))).get('vehicle')
    return !vehicle || !named || named === vehicle
  }
  const own = new URLSearchParams({ vehicle: vehicle ?? '', [NAME]: query.get(NAME) ?? '' })
  return [
    `/${filmLines.coverage}?${own}`,
    ...quote.filter((film) => isOfLine(film, filmLines.tint) && isIts(film)),
  ]
}

/** The place is kept for other pages too. */
export function choosePlace(place: string) {
  visitStore.set({ ...visitStore.get(), place })
  shopPlaceStore.set(place)
}

/** A day or a time is for the place that is shown, which no choice on another page changes from then on. */
export const chooseAt = (place: VisitPlace | undefined, change: Typed) =>
  visitStore.set({ ...visitStore.get(), ...(place && { place: place.name }), ...change })
