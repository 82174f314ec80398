import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import { type WindowId, windowIds } from '@/lib/content/facts/films/window-film/windows'
import { currentQuery, setQueryState } from '@/lib/url/query-state'
import type { Query } from './film-choice'
import { firstPlace } from './legal'
import { readTint, tintChoice } from './tint-choice'

const FRONT_SIDE = windowIds[1]

type Place = { place: string; window: WindowId }
type TintQuery = ReturnType<typeof tintChoice>['state'] & Place

/** The place and the window whose law the tint is compared with. */
export function readPlace(query: Query) {
  const window = windowIds.find((id) => id === query.get('window')) ?? FRONT_SIDE
  return { place: places.find(({ id }) => id === query.get('place')) ?? firstPlace, window }
}

/** Changes a part of the simulator's state, and writes all of it into the query. */
export function changeTint(part: Partial<TintQuery>) {
  const query = new URLSearchParams(currentQuery())
  const { place, window } = readPlace(query)
  setQueryState({ ...tintChoice(readTint(query)).state, place: place.id, window, ...part })
}
