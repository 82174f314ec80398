import { CHECKED } from '@/lib/content/facts/films/window-film/checked'
import type { PlaceId } from '@/lib/content/facts/films/window-film/law-documents'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'
import { placeNames } from '@/lib/content/place-names'
import type { Month } from './citations'

/** A rule that replaces or supplements a figure. Mirrors are two outside mirrors. */
export type Rule =
  | 'no-limit'
  | 'no-limit-with-mirrors'
  | 'with-mirrors'
  | 'no-film'
  | 'no-darkening'
  | 'approved-film'
  | 'top-strip'
  | 'ask-locally'

/** The minimum light transmission of glass and film in percent, a rule, or both. */
export type Limit = number | Rule | { least: number; rule: 'with-mirrors' | 'top-strip' }

type Limits = readonly [windscreen: Limit, frontSide: Limit, rearSide: Limit, rear: Limit]

export type Place = {
  id: PlaceId
  name: string
  /** A two- or three-letter abbreviation, for use where the name does not fit. */
  code: string
  /** Local and Spanish names, for the search. */
  alsoCalled: readonly string[]
  /** `null` if our sources disagree. */
  limits: Record<WindowId, Limit> | null
  /** The month in which we last checked the place's documents. */
  checkedOn: Month
}

type More = { alsoCalled?: readonly string[]; checkedOn?: Month }

export function place(
  id: PlaceId,
  code: string,
  limits: Limits | null,
  { alsoCalled = [], checkedOn = CHECKED }: More = {},
): Place {
  const byWindow = limits && {
    windscreen: limits[0],
    'front-side': limits[1],
    'rear-side': limits[2],
    rear: limits[3],
  }
  return { id, name: placeNames[id], code, alsoCalled, limits: byWindow, checkedOn }
}
