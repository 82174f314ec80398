import { filmLines } from '@/lib/config/film-lines'
import type { PlaceId } from '@/lib/content/facts/films/window-film/law-documents'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'
import { placeNames } from '@/lib/content/films/window-film/place-names'
import { tintChoice as texts } from '@/lib/content/films/window-film/tint'
import { isKeyOf } from '@/lib/parsing/is-key-of'
import { filmUrl, type Query } from './film-url'
import { clampPercent, glasses, MAX_FILM, MAX_GLASS, MIN_FILM, MIN_GLASS } from './tint'

const FACTORY = glasses[1].vlt
const SHADE = 35

/** The windows in the order of the tools; the first one is the default. */
export const askedWindows = [
  'front-side',
  'rear-side',
  'rear',
  'windscreen',
] as const satisfies readonly WindowId[]

export type Viewpoint = { from: 'inside' | 'outside'; at: 'day' | 'night' }

/** What the tint tool and the law tool share. The place is missing until it is chosen. */
export type Tint = {
  film: number
  glass: number
  window: WindowId
  place?: PlaceId | undefined
  view: Viewpoint
}

export function readTint(query: Query): Tint {
  const place = query.get('place')
  const window = query.get('window')
  return {
    film: clampPercent(query.get('film'), MIN_FILM, MAX_FILM, SHADE),
    glass: clampPercent(query.get('glass'), MIN_GLASS, MAX_GLASS, FACTORY),
    window: askedWindows.find((id) => id === window) ?? askedWindows[0],
    place: isKeyOf(placeNames, place) ? place : undefined,
    view: {
      from: query.get('from') === 'outside' ? 'outside' : 'inside',
      at: query.get('at') === 'night' ? 'night' : 'day',
    },
  }
}

/** `35% film, factory glass` */
export function tintTitle({ film, glass }: Tint): string {
  return texts.title(film, glasses.find(({ vlt }) => vlt === glass)?.named ?? texts.glass(glass))
}

export const tintState = ({ film, glass, view, place, window }: Tint) => ({
  film: String(film),
  glass: String(glass),
  ...view,
  ...(place && { place }),
  window,
})

type Chosen = Pick<Tint, 'film' | 'glass' | 'place'> & { window: WindowId | null }

/** The tint as a line of the quote. The view is not a part of what is chosen. */
export const tintUrl = ({ film, glass, window, place }: Chosen) =>
  filmUrl(filmLines.tint, {
    film: String(film),
    glass: String(glass),
    ...(window && { window }),
    ...(place && { place }),
  })
