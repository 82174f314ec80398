import { addDays } from '@/lib/config/calendar-day'
import { citationOf } from '@/lib/config/sources'
import { notesOf, plainText } from '@/lib/config/text'
import { adviceFirst, careDates, sourceLinks } from '@/lib/content/appointment/warranty'
import { careSources } from '@/lib/content/facts/appointment/care-sources'
import { calendarFile } from './calendar-file'
import type { WarrantyRecord } from './warranty-record'

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
