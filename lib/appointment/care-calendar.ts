import { addDays } from '@/lib/config/dates'
import { adviceFirst, careDates, sourceLinks } from '@/lib/content/appointment'
import { site } from '@/lib/content/facts/site'
import { careSources } from '@/lib/content/facts/sources'
import { citationOf, LANGUAGE, notesOf, plainText } from '@/lib/content/words'
import type { WarrantyRecord } from './warranty'

/** Returns the due dates of care tasks, counted from the fitting. */
export function careDaysOf({ kind, date }: Pick<WarrantyRecord, 'kind' | 'date'>) {
  return careDates[kind].map((care) => ({ ...care, day: addDays(date, care.afterDays) }))
}

export function careCalendar(record: WarrantyRecord, now: Date): string {
  const events = careDaysOf(record).map(({ day, title, text, afterDays }) => ({
    id: `${record.id}-${afterDays}`,
    day,
    title,
    text: [
      plainText(text),
      adviceFirst,
      ...notesOf(text).map(({ source }) => {
        const page = careSources[source]
        return sourceLinks.inCalendar(citationOf(page), page.url)
      }),
    ].join('\n'),
  }))
  return calendarFile(events, now)
}

export type CalendarEvent = { id: string; day: string; title: string; text: string }

/** Writes all-day events as iCalendar text (RFC 5545). */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(site.name)}//Dates//${LANGUAGE.toUpperCase()}`,
    ...events.flatMap(({ id, day, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${id}@tersa`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const compact = (day: string) => day.replaceAll('-', '')

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** Breaks a line into ones of at most 75 bytes, as the RFC asks, but never inside a character. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0]
  for (const character of line) {
    const size = new Blob([character]).size
    if (bytes + size > 75) [folded, bytes] = [`${folded}\r\n `, 1]
    folded += character
    bytes += size
  }
  return folded
}
