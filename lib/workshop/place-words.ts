import { openLine, placeCard, specialDay } from '@/lib/content/places'
import { formatDate } from '@/lib/content/words'
import { type HoursRow, type OpenState, type Period, type Weekday, weekdays } from './hours'

const LAST_MINUTES = 30
const WEEK = 6

/** `8:00`, as in the file. */
export const formatTime = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const formatPeriod = ({ from, to }: Period) => placeCard.period(formatTime(from), formatTime(to))

/** `Wednesday 25 November` */
export const formatDayOfWeek = (day: string) =>
  formatDate(new Date(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).replace(
    ',',
    '',
  )

const formatShortDay = (day: string) =>
  formatDate(new Date(day), { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** What the line of a place says. */
export function openWords(state: OpenState): string {
  if (state.is === 'open') {
    return state.minutesLeft <= LAST_MINUTES
      ? openLine.closesIn(state.minutesLeft)
      : openLine.openUntil(formatTime(state.until))
  }
  const time = formatTime(state.at)
  if (state.is === 'break') return openLine.onBreak(time)
  if (state.is === 'opens-today') return openLine.opensToday(time)
  if (state.inDays === 1) return openLine.opensTomorrow(state.wasOpenToday, time)
  if (state.inDays > WEEK) return openLine.closedUntil(formatShortDay(state.day), time)
  const weekday = formatDate(new Date(state.day), { weekday: 'long', timeZone: 'UTC' })
  return openLine.opensOn(state.wasOpenToday, weekday, time)
}

// 2 November 2026 is a Monday.
const nameOfDay = (day: Weekday) =>
  capital(
    formatDate(new Date(Date.UTC(2026, 10, 2 + weekdays.indexOf(day))), { weekday: 'long', timeZone: 'UTC' }),
  )

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** `Monday to Friday` */
export function rowName({ days }: HoursRow): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  return first === last ? nameOfDay(first) : placeCard.days(nameOfDay(first), nameOfDay(last), days.length)
}

export type ShownSpecialDay = {
  from: string
  to?: string | undefined
  hours?: readonly Period[] | undefined
  note: string
}

/** Shops write notes with and without a full stop, and another sentence may follow. */
const asSentence = (note: string) => (/[.!?…][)”’»"]*$/.test(note) ? note : `${note}.`)

/** `Closed Thursday 26 November.` */
export function specialDayWords({ from, to = from, hours, note }: ShownSpecialDay): string {
  if (!hours) return asSentence(note)
  const isOne = to === from
  const words = hours.map(formatPeriod).join(', ')
  const said =
    hours.length === 0
      ? isOne
        ? specialDay.closedOn(formatDayOfWeek(from))
        : specialDay.closedFrom(formatShortDay(from), formatShortDay(to))
      : isOne
        ? specialDay.openOn(formatDayOfWeek(from), words)
        : specialDay.openFrom(formatShortDay(from), formatShortDay(to), words)
  return note ? `${said} ${asSentence(note)}` : said
}
