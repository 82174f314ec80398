import { addDays } from '@/lib/config/dates'
import type { LocalTime } from '@/lib/config/local-time'
import type { FilmName } from '@/lib/content/facts/films'
import { createVisitDraft, toTyped } from '@/lib/storage/visit-drafts'
import { hoursOn, type OpeningHours, type Period, type ShownHours } from '@/lib/workshop/hours'

/** A place of the shop as the page of the visit shows it. */
export type VisitPlace = {
  name: string
  address: string
  doneHere: string
  /** The lines of film that are done here. */
  lines: readonly FilmName[]
  /** The place's own, or else the shop's. */
  phone: string
  whatsapp?: string | undefined
  map?: string | undefined
  /** The page on which a visit can be booked. */
  booking?: string | undefined
  wait: string
  /** How else the place books visits; `null` if it reads messages. */
  otherWay: 'phone' | 'link' | null
  hours: ShownHours
}

/** What the visitor has chosen so far: `place`, `date`, and `time` as the index of its choice. */
export const visitStore = createVisitDraft('tersa.visit', toTyped)

/** The answers of the last request: the draft is gone once it is sent, and the sheet may be printed after it. */
export const sentVisit = createVisitDraft('tersa.visit-sent', toTyped)

/** Compares only the path, so that the page needs no parser of films. */
export const isOfLine = (film: string, line: FilmName) => film.startsWith(`/${line}?`)

const isFor = (place: VisitPlace, films: readonly string[]) =>
  films.some((film) => place.lines.some((line) => isOfLine(film, line)))

/** The place chosen on this page, or else the one chosen last, unless it does nothing of the list and another one does. */
export function placeFor(
  places: readonly VisitPlace[],
  films: readonly string[],
  chosen: string | undefined,
  last: string | null,
): VisitPlace | undefined {
  const fitting = places.filter((place) => isFor(place, films))
  const among = fitting.length > 0 ? fitting : places
  return places.find(({ name }) => name === chosen) ?? among.find(({ name }) => name === last) ?? among[0]
}

/** The films that a place does; all of them if it does none of them, or without a place. */
export function filmsAt<Film extends string>(
  place: VisitPlace | undefined,
  films: readonly Film[],
): readonly Film[] {
  const done = place ? films.filter((film) => isFor(place, [film])) : films
  return done.length > 0 ? done : films
}

/** The other places that do these films, if this one does not. */
export const placesElsewhere = (
  place: VisitPlace | undefined,
  places: readonly VisitPlace[],
  films: readonly string[],
): readonly string[] =>
  place && !isFor(place, films) ? places.filter((each) => isFor(each, films)).map(({ name }) => name) : []

/** The opening periods of a day that have not ended yet. */
export const openOn = (day: string, place: OpeningHours, now: LocalTime): readonly Period[] =>
  day < now.day ? [] : hoursOn(day, place).filter(({ to }) => day > now.day || to > now.minutes)

export type VisitDay = { day: string; periods: readonly Period[] }

const DAYS_OFFERED = 7

/** Seven days by the clock of the place, from today as long as it is still open, else from tomorrow. */
export function visitDays(place: OpeningHours, now: LocalTime): readonly VisitDay[] {
  const first = openOn(now.day, place, now).length > 0 ? now.day : addDays(now.day, 1)
  return Array.from({ length: DAYS_OFFERED }, (_, i) => {
    const day = addDays(first, i)
    return { day, periods: openOn(day, place, now) }
  })
}

const NOON = 12 * 60

/** The choices of a time by their index: any, the morning, the afternoon. A day with one opening has only the first. */
export function timesOf(periods: readonly Period[]): readonly (Period | null)[] {
  const [morning, afternoon] = [true, false].map((isMorning) =>
    spanOf(periods.filter(({ from }) => from < NOON === isMorning)),
  )
  return morning && afternoon ? [spanOf(periods), morning, afternoon] : [spanOf(periods)]
}

/** A stored choice as an index; any time if it is not one of these: another day may have fewer. */
export function chosenTime(text: string | undefined, count: number): number {
  const index = Number(text)
  return Number.isInteger(index) && index > 0 && index < count ? index : 0
}

function spanOf(periods: readonly Period[]): Period | null {
  const [first, last] = [periods[0], periods.at(-1)]
  return first && last ? { from: first.from, to: last.to } : null
}
