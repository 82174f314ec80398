import { useStoredValue } from '@/lib/browser/use-browser-value'
import { filmLines } from '@/lib/content/facts/films'
import { quoteStore } from '@/lib/quote/quote'
import { useQueryState } from '@/lib/url/use-query-state'
import { shopPlaceStore } from '@/lib/workshop/shop-place'
import { placeFor, type VisitPlace, visitStore } from './visit'

const NONE: readonly never[] = []
const PANELS = `/${filmLines.coverage}?`

/** What the visitor has chosen for the visit. `lines` are enough to tell the lines of film, without reading each film. */
export function useVisit(places: readonly VisitPlace[]) {
  const query = useQueryState()
  const stored = useStoredValue(quoteStore)
  const chosen = useStoredValue(visitStore) ?? {}
  const last = useStoredValue(shopPlaceStore) ?? null
  const quote = stored ?? NONE
  // The panels of a link are the visitor's choice, whatever the quote has.
  const lines: readonly string[] = query.get('panels') ? [PANELS] : quote
  return {
    isRead: stored !== undefined,
    query,
    quote,
    lines,
    chosen,
    place: placeFor(places, lines, chosen.place, last),
  }
}

/** The place is kept for other pages too. */
export function choosePlace(place: string) {
  choose({ place })
  shopPlaceStore.set(place)
}

export const choose = (change: Readonly<Record<string, string>>) =>
  visitStore.set({ ...visitStore.get(), ...change })
