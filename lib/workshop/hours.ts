import { addDays } from '@/lib/config/dates'
import type { LocalTime } from '@/lib/config/local-time'
import { clock, openLine, placeCard, specialDay } from '@/lib/content/places'
import { capitalized, type FileText, formatDate, inLanguage, listOf } from '@/lib/content/words'

// When a place is open, and the words for it.

/** Minutes since midnight; the end is not included. */
export type Period = { from: number; to: number }

const PERIOD = /^([01]?\d|2[0-4]):([0-5]\d)-([01]?\d|2[0-4]):([0-5]\d)$/
const DAY_MINUTES = 24 * 60
const DAY_MS = DAY_MINUTES * 60_000

/** Reads `8:00-12:30`; `null` if it is not a period. One that ends before it starts is read, for the check to report. */
export function readPeriod(text: string): Period | null {
  const [, h1, m1, h2, m2] = PERIOD.exec(text) ?? []
  if (h1 === undefined) return null
  const from = Number(h1) * 60 + Number(m1)
  const to = Number(h2) * 60 + Number(m2)
  return from < DAY_MINUTES && to <= DAY_MINUTES ? { from, to } : null
}

/** The periods of one day in their order. */
export const periodsOf = (texts: readonly string[]): Period[] =>
  texts.flatMap((text) => readPeriod(text) ?? []).sort((a, b) => a.from - b.from)

type SpecialDay = {
  from: string
  to?: string | undefined
  /** If they are left out, such days keep the weekly ones. */
  hours?: readonly string[] | undefined
}

/** When a place is open, as the file says it. */
export type OpeningHours = {
  timeZone: string
  hours: Readonly<Record<Weekday, readonly string[]>>
  specialDays: readonly SpecialDay[]
}

type Noted<Note> = Omit<OpeningHours, 'specialDays'> & { specialDays: readonly (SpecialDay & Note)[] }

/** The same in the language of the site, for the browser. */
export type ShownHours = Noted<{ note: string }>

export const openingHoursOf = ({
  timeZone,
  hours,
  specialDays,
}: Noted<{ note?: FileText | undefined }>): ShownHours => ({
  timeZone,
  hours,
  specialDays: specialDays.map(({ note, ...day }) => ({ ...day, note: note ? inLanguage(note) : '' })),
})

export const weekdayOf = (day: string): Weekday => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday'

/** The hours of a special day; `undefined` on other days, and if it keeps the weekly ones. */
export const specialHoursOn = (day: string, { specialDays }: Pick<OpeningHours, 'specialDays'>) =>
  specialDays.find(({ from, to = from, hours }) => hours && from <= day && day <= to)?.hours

/** The opening hours of one day: those of a special day take precedence over the weekly ones. */
export const hoursOn = (day: string, place: OpeningHours): Period[] =>
  periodsOf(specialHoursOn(day, place) ?? place.hours[weekdayOf(day)])

/** Whether a place is open, and when that changes. Times are in minutes since midnight. */
export type OpenState =
  | { is: 'open'; until: number; minutesLeft: number }
  | { is: 'break'; at: number }
  | { is: 'opens-today'; at: number }
  | { is: 'closed'; wasOpenToday: boolean; day: string; inDays: number; at: number }

/** Longer than any closed season. */
const MOST_DAYS = 370

/** `null` if the place does not open again. */
export function openState(place: OpeningHours, now: LocalTime): OpenState | null {
  const today = hoursOn(now.day, place)
  const current = today.find(({ from, to }) => from <= now.minutes && now.minutes < to)
  if (current) {
    const until = current.to < DAY_MINUTES ? current.to : endAfterMidnight(now.day, place)
    return { is: 'open', until: until % DAY_MINUTES || DAY_MINUTES, minutesLeft: until - now.minutes }
  }
  const next = today.find(({ from }) => from > now.minutes)
  const wasOpenToday = today.some(({ to }) => to <= now.minutes)
  if (next) return { is: wasOpenToday ? 'break' : 'opens-today', at: next.from }
  for (let inDays = 1; inDays <= MOST_DAYS; inDays++) {
    const day = addDays(now.day, inDays)
    const [first] = hoursOn(day, place)
    if (first) return { is: 'closed', wasOpenToday, day, inDays, at: first.from }
  }
  return null
}

/** A place that is open at midnight closes when the period of the next day ends. */
function endAfterMidnight(day: string, place: OpeningHours): number {
  const [first] = hoursOn(addDays(day, 1), place)
  return DAY_MINUTES + (first?.from === 0 ? first.to : 0)
}

/** Neighboring days with the same hours. */
export type HoursRow = { days: readonly Weekday[]; periods: readonly Period[] }

export function hoursRows(hours: OpeningHours['hours']): HoursRow[] {
  const rows: { days: Weekday[]; periods: Period[]; key: string }[] = []
  for (const day of weekdays) {
    const periods = periodsOf(hours[day])
    const key = JSON.stringify(periods)
    const last = rows.at(-1)
    if (last?.key === key) last.days.push(day)
    else rows.push({ days: [day], periods, key })
  }
  return rows
}

const WEEKS_AHEAD = 6

/** The special days of the next six weeks and those of today, the nearest first. */
export function nextSpecialDays<D extends Pick<SpecialDay, 'from' | 'to'>>(
  days: readonly D[],
  today: string,
): D[] {
  const last = addDays(today, WEEKS_AHEAD * 7)
  return days
    .filter(({ from, to = from }) => to >= today && from <= last)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

const LAST_MINUTES = 30
const WEEK = 6

/** `8:00`, as in the file. */
export const formatTime = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

const NOON = 12 * 60

/** `8:00 AM`, `noon`. Without `Intl`: engines write it differently, and a page is hydrated with the text of the build. */
function shownTime(minutes: number): string {
  if (minutes === NOON) return clock.noon
  if (minutes % (2 * NOON) === 0) return clock.midnight
  const hour = Math.floor(minutes / 60) % 24
  const onDial = (hour % 12 || 12) * 60 + (minutes % 60)
  return `${formatTime(onDial)}\u00a0${hour < 12 ? clock.am : clock.pm}`
}

export const formatPeriod = ({ from, to }: Period) => placeCard.period(shownTime(from), shownTime(to))

/** `Wednesday, November 25` */
export const formatDayOfWeek = (day: string) => clock.dayOfWeek(formatWeekday(day), formatShortDay(day))

const formatWeekday = (day: string) => formatDate(new Date(day), { weekday: 'long', timeZone: 'UTC' })

/** Days that are further apart are written with their years. */
const SEASON_DAYS = 31

const formatShortDay = (day: string, distance = 0) =>
  formatDate(new Date(day), {
    day: 'numeric',
    month: 'long',
    ...(distance > SEASON_DAYS && { year: 'numeric' }),
    timeZone: 'UTC',
  })

/** What the line of a place says. */
export function openWords(state: OpenState): string {
  if (state.is === 'open') {
    if (state.minutesLeft > DAY_MINUTES) return openLine.allDay
    return state.minutesLeft <= LAST_MINUTES
      ? openLine.closesIn(state.minutesLeft)
      : openLine.openUntil(shownTime(state.until))
  }
  const time = shownTime(state.at)
  if (state.is === 'break') return openLine.onBreak(time)
  if (state.is === 'opens-today') return openLine.opensToday(time)
  if (state.inDays === 1) return openLine.opensTomorrow(state.wasOpenToday, time)
  if (state.inDays > WEEK) return openLine.closedUntil(formatShortDay(state.day, state.inDays), time)
  return openLine.opensOn(state.wasOpenToday, formatWeekday(state.day), time)
}

// 2 November 2026 is a Monday.
const nameOfDay = (day: Weekday) =>
  capitalized(
    formatDate(new Date(Date.UTC(2026, 10, 2 + weekdays.indexOf(day))), { weekday: 'long', timeZone: 'UTC' }),
  )

/** `Monday to Friday` */
export function rowName({ days }: HoursRow): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  return first === last ? nameOfDay(first) : placeCard.days(nameOfDay(first), nameOfDay(last), days.length)
}

/** Shops write notes with and without a full stop, and another sentence may follow. */
export const asSentence = (note: string) => (/[.!?…][)”’»"]*$/.test(note) ? note : `${note}.`)

/** `Closed Thursday, November 26.` */
export function specialDayWords({ from, to = from, hours, note }: ShownHours['specialDays'][number]): string {
  if (!hours) return asSentence(note)
  const shown = listOf(periodsOf(hours).map((period) => specialDay.period(formatPeriod(period))))
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS
  const [first, last] = [formatShortDay(from, length), formatShortDay(to, length)]
  const said =
    length === 0
      ? shown
        ? specialDay.openOn(formatDayOfWeek(from), shown)
        : specialDay.closedOn(formatDayOfWeek(from))
      : shown
        ? specialDay.openFrom(first, last, shown)
        : specialDay.closedFrom(first, last)
  return note ? `${said} ${asSentence(note)}` : said
}
