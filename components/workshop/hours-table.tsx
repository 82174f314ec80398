'use client'

import { SpriteIcon } from '@/components/ui/icon'
import { placeCard as texts } from '@/lib/content/places'
import { hoursRows, nextSpecialDays, periodsOf, specialHoursOn, weekdayOf } from '@/lib/workshop/hours'
import type { ShownHours } from '@/lib/workshop/opening-hours'
import { formatPeriod, rowName, specialDayWords } from '@/lib/workshop/place-words'
import { useLocalTime } from '@/lib/workshop/use-now'
import styles from './places.module.scss'

/** The weekly hours, and the special days of the next weeks. Without JavaScript no day is marked as today. */
export function HoursTable({ hours, builtOn }: { hours: ShownHours; builtOn: string }) {
  const today = useLocalTime(hours.timeZone)?.day
  // On a special day none of the weekly hours are today's.
  const weekday = today === undefined || specialHoursOn(today, hours) ? undefined : weekdayOf(today)
  const special = nextSpecialDays(hours.specialDays, today ?? builtOn)
  return (
    <div>
      <table className={`w-100 numeric ${styles.hours}`}>
        <caption className="visually-hidden">{texts.hours}</caption>
        <tbody>
          {hoursRows(hours.hours).map((row) => {
            const isToday = weekday !== undefined && row.days.includes(weekday)
            return (
              <tr key={row.days[0]} data-today={isToday || undefined}>
                <th scope="row">
                  {rowName(row)}
                  {isToday && <span className={`fs-sm ${styles.today}`}> {texts.today}</span>}
                </th>
                <td>
                  {row.periods.length === 0
                    ? texts.closed
                    : row.periods.map((period) => (
                        <span className="d-block" key={period.from}>
                          {formatPeriod(period)}
                        </span>
                      ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {special.length > 0 && (
        <p className={`d-flex gap-2 mt-3 mb-0 p-2-half rounded-2 ${styles.special}`}>
          <SpriteIcon name="info" />
          <span>
            {special.map((day, i) => {
              const words = specialDayWords({ ...day, hours: day.hours && periodsOf(day.hours) })
              return i === 0 ? <b key={day.from}>{words}</b> : ` ${words}`
            })}
          </span>
        </p>
      )}
    </div>
  )
}
