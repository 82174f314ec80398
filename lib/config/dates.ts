import { formatDate, type Month } from '@/lib/content/words'

const DAY_MS = 86_400_000

/** Care dates follow a fitting, and calendar files have four digits for a year. */
export const LAST_DAY = '9998-12-31'

/** Whether the text is an existing date in the format of a date input, such as `2026-11-22`, up to the last day. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(new Date(text)) === text && text <= LAST_DAY
}

export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS))
}

/** Returns, for example, "November 27, 2026". */
export function formatDay(day: string): string {
  return formatDate(new Date(day), { dateStyle: 'long', timeZone: 'UTC' })
}

function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** The visitor's day, such as `2026-11-25`. */
export function localDay(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** `November 2026` */
export const formatMonth = (month: Month) =>
  formatDate(new Date(month), { month: 'long', year: 'numeric', timeZone: 'UTC' })
