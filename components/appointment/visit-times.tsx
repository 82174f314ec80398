import { type ReactNode, useEffect, useState } from 'react'
import { focusAfter } from '@/components/ui/focus'
import { InputField } from '@/components/ui/form'
import { useLocalTime } from '@/components/workshop/live-hours'
import { chooseAt } from '@/lib/appointment/use-visit'
import { openOn, timesOf, type VisitPlace, visitDays } from '@/lib/appointment/visit'
import { addDays, isCalendarDay } from '@/lib/config/dates'
import type { LocalTime } from '@/lib/config/local-time'
import { visitChoice as texts } from '@/lib/content/visit'
import { formatDate } from '@/lib/content/words'
import { formatDayOfWeek, formatPeriod } from '@/lib/workshop/hours'
import { PlainTimes, type TimesProps, timeChoices } from './plain-times'
import styles from './visit.module.scss'

/** The days and the times at which a place is open, by its own clock; plain fields if the browser does not know that clock. */
export function VisitTimes(props: TimesProps) {
  const { place } = props
  const now = useLocalTime(place?.hours.timeZone ?? '')
  return place && now ? <DayAndTime {...props} place={place} now={now} /> : <PlainTimes {...props} />
}

type DayAndTimeProps = TimesProps & { place: VisitPlace; now: LocalTime }

const A_YEAR = 365

function DayAndTime({ idOf, problem, place, date, time, now, onTimes }: DayAndTimeProps) {
  const days = visitDays(place.hours, now)
  const isTile = days.some(({ day, periods }) => day === date && periods.length > 0)
  const [isOther, setIsOther] = useState(false)
  const isElsewhere = isOther || (date !== '' && !isTile)
  const periodsOn = (day: string) => (isCalendarDay(day) ? openOn(day, place.hours, now) : [])
  const periods = periodsOn(date)
  const times = periods.length > 0 ? timesOf(periods) : timeChoices.map(() => null)
  useEffect(() => {
    onTimes(times.length)
    return () => onTimes(timeChoices.length)
  }, [onTimes, times.length])
  const wrongDay = texts.wrongDay(place.name)
  const checkOpen = (input: HTMLInputElement) =>
    input.setCustomValidity(input.value && periodsOn(input.value).length === 0 ? wrongDay : '')
  return (
    <div className="span-all stack gap-3">
      <fieldset>
        <legend className="mb-2 fs-sm text-body-secondary">{texts.dayAt(place.name, place.wait)}</legend>
        <div className={styles.days}>
          {days.map(({ day, periods }) => (
            <Tile
              key={day}
              name="date"
              value={day}
              title={shortDay(day, { weekday: 'short' })}
              isChosen={!isElsewhere && day === date}
              isClosed={periods.length === 0}
              onChoose={() => {
                setIsOther(false)
                chooseAt(place, { date: day })
              }}
            >
              <span className={periods.length === 0 ? 'visually-hidden' : undefined}>
                {shortDay(day, { month: 'short', day: 'numeric' })}{' '}
              </span>
              {periods.length === 0 && texts.closed}
            </Tile>
          ))}
          <button
            className={`text-center ${styles.tile} ${styles.other}`}
            type="button"
            aria-expanded={isElsewhere}
            onClick={() =>
              focusAfter(
                () => setIsOther(true),
                () => document.getElementById(idOf('date')),
              )
            }
          >
            {texts.other}
          </button>
        </div>
      </fieldset>
      {isElsewhere && (
        <InputField
          id={idOf('date')}
          name="date"
          type="date"
          label={texts.other}
          min={days[0]?.day}
          max={addDays(now.day, A_YEAR)}
          value={date}
          problem={problem}
          wrong={wrongDay}
          ref={(input) => {
            if (input) checkOpen(input)
          }}
          onChange={({ target }) => {
            // At once, because the form looks at the field before it is rendered again.
            checkOpen(target)
            setIsOther(true)
            chooseAt(place, { date: target.value })
          }}
        />
      )}
      <fieldset>
        <legend className="visually-hidden">
          {periods.length > 0 ? texts.timeOn(formatDayOfWeek(date)) : texts.time}
        </legend>
        <div className={styles.times}>
          {times.map((period, index) => (
            <Tile
              key={timeChoices[index]}
              name="time"
              value={timeChoices[index]}
              title={timeChoices[index]}
              isChosen={index === time}
              onChoose={() => chooseAt(place, { time: String(index) })}
            >
              {period && formatPeriod(period)}
            </Tile>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

const shortDay = (day: string, options: Intl.DateTimeFormatOptions) =>
  formatDate(new Date(day), { ...options, timeZone: 'UTC' })

type TileProps = {
  name: 'date' | 'time'
  value: string | undefined
  title: string | undefined
  isChosen: boolean
  isClosed?: boolean
  onChoose: () => void
  children: ReactNode
}

function Tile({ name, value, title, isChosen, isClosed, onChoose, children }: TileProps) {
  return (
    <label className={`text-center ${styles.tile}`}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isClosed}
        onChange={onChoose}
      />
      <span>
        <b className="fw-semibold d-block">{title}</b>
        {children}
      </span>
    </label>
  )
}
