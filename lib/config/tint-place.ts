import { CHECKED } from '@/lib/content/films/window-film/checked'
import type { LawSource } from '@/lib/content/films/window-film/law-documents'
import type { WindowId } from '@/lib/content/films/window-film/windows'
import type { Month } from './sources'

/** A rule that replaces or supplements a figure. */
type Rule =
  | 'no limit'
  | 'no limit with two mirrors'
  | 'with two mirrors'
  | 'no film'
  | 'no film that darkens'
  | 'approved film'
  | 'strip at the top'
  | 'ask locally'

/** The minimum light transmission of glass and film in percent, a rule, or both. */
export type Limit = number | Rule | { least: number; rule: Rule }

export type Place = {
  id: string
  name: string
  /** A two- or three-letter abbreviation, for use where the name does not fit. */
  code: string
  /** Local and Spanish names, for the search. */
  alsoCalled: readonly string[]
  /** `null` if our sources disagree. */
  limits: Record<WindowId, Limit> | null
  note?: string
  source: LawSource
  /** The month in which we last checked the documents of `source`. */
  checkedOn: Month
}

type Limits = readonly [windscreen: Limit, frontSide: Limit, rearSide: Limit, rear: Limit]
type More = {
  alsoCalled?: readonly string[]
  /** A note that repeats a figure of the row takes it from there. */
  note?: string | ((limits: Limits) => string)
  checkedOn?: Month
}

export function place(
  name: string,
  code: string,
  source: LawSource,
  limits: Limits | null,
  { alsoCalled = [], note, checkedOn = CHECKED }: More = {},
): Place {
  const id = name.toLowerCase().replace(/[^a-z]+/g, '-')
  const byWindow = limits && {
    windscreen: limits[0],
    'front-side': limits[1],
    'rear-side': limits[2],
    rear: limits[3],
  }
  const text = typeof note === 'function' ? limits && note(limits) : note
  return { id, name, code, alsoCalled, limits: byWindow, source, checkedOn, ...(text && { note: text }) }
}
