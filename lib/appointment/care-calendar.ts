import { citationOf } from '@/lib/config/sources'
import { appointmentSources } from '@/lib/content/appointment/sources'
import { ADVICE_FIRST, careDates } from '@/lib/content/appointment/texts'
import { addDays } from './calendar-day'
import { calendarFile } from './calendar-file'
import type { WarrantyRecord } from './warranty-record'

/** Returns the due dates of care tasks, counted from the fitting. */
export function careDaysOf({ kind, date }: Pick<WarrantyRecord, 'kind' | 'date'>) {
  return careDates[kind].map((care) => ({ ...care, day: addDays(date, care.afterDays) }))
}

export function careCalendar(record: WarrantyRecord, now: Date): string {
  const events = careDaysOf(record).map(({ day, title, text, sources, afterDays }) => ({
    id: `${record.id}-${afterDays}`,
    day,
    title,
    text: [
      text,
      ADVICE_FIRST,
      ...sources.map((source) => {
        const page = appointmentSources[source]
        return `Source: ${citationOf(page)}, ${page.url}`
      }),
    ].join('\n'),
  }))
  return calendarFile(events, now)
}
