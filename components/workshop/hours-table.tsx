import { SpriteIcon } from '@/components/ui/icon'
import { placeCard as texts } from '@/lib/content/places'
import {
  formatPeriod,
  hoursRows,
  nextSpecialDays,
  rowName,
  type ShownHours,
  specialDayWords,
  specialHoursOn,
  weekdayOf,
} from '@/lib/workshop/hours'

type Props = {
  hours: ShownHours
  builtOn: string
  /** The day at the place; the exported HTML does not know it. */
  today?: string | undefined
}

/** The weekly hours, and the special days of the next weeks. */
export function HoursTable({ hours, builtOn, today }: Props) {
  // On a special day none of the weekly hours are today's.
  const weekday = today === undefined || specialHoursOn(today, hours) ? undefined : weekdayOf(today)
  const special = nextSpecialDays(hours.specialDays, today ?? builtOn)
  return (
    <>
      <table className="w-100 numeric">
        <caption className="visually-hidden">{texts.hours}</caption>
        <tbody>
          {hoursRows(hours.hours).map((row) => {
            const isToday = weekday !== undefined && row.days.includes(weekday)
            return (
              <tr key={row.days[0]} data-today={isToday || undefined}>
                <th scope="row">
                  {rowName(row)}
                  {isToday && <small className="fs-sm"> {texts.today}</small>}
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
        <p className="d-flex gap-2 mt-3 mb-0 p-2-half rounded-2">
          <SpriteIcon name="info" />
          <span>
            {special.map((day, i) => {
              const words = specialDayWords(day)
              return i === 0 ? <b key={day.from}>{words}</b> : ` ${words}`
            })}
          </span>
        </p>
      )}
    </>
  )
}
