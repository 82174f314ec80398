import { useEffect, useState } from 'react'
import { focusAfter } from '@/components/ui/focus'
import { InputField } from '@/components/ui/form'
import { useLocalTime } from '@/components/workshop/live-hours'
import { chooseAt } from '@/lib/appointment/use-visit'
import { openOn, timesOf, type VisitDay, type VisitPlace, visitDays } from '@/lib/appointment/visit'
import { addDays, isCalendarDay } from '@/lib/config/dates'
import { visitChoice as texts } from '@/lib/content/visit'
import { formatDate } from '@/lib/content/words'
import { formatDayOfWeek, formatPeriod, type LocalTime } from '@/lib/workshop/hours'
import { PlainTimes, type TimesProps, timeChoices } from './plain-times'
import styles from './visit.module.scss'

/** The days and the times at which a place is open, by its own clock; plain fields if the browser does not know that clock. */
export function VisitTimes(props: TimesProps) {
  const { place } = props
  const now = useLocalTime(place?.hours.timeZone ?? '')
  return place && now ? <Tiles {...props} place={place} now={now} /> : <PlainTimes {...props} />
}

type TilesProps = TimesProps & { place: VisitPlace; now: LocalTime }

const A_YEAR = 365

function Tiles({ idOf, problem, place, date, time, now, onTimes }: TilesProps) {
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
          {days.map((each) => (
            <DayTile
              key={each.day}
              {...each}
              isChosen={!isElsewhere && each.day === date}
              onChoose={() => {
                setIsOther(false)
                chooseAt(place, { date: each.day })
              }}
            />
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
        <TimeTiles times={times} time={time} onChoose={(index) => chooseAt(place, { time: index })} />
      </fieldset>
    </div>
  )
}

const shortDay = (day: string, options: Intl.DateTimeFormatOptions) =>
  formatDate(new Date(day), { ...options, timeZone: 'UTC' })

type DayProps = VisitDay & { isChosen: boolean; onChoose: () => void }

function DayTile({ day, periods, isChosen, onChoose }: DayProps) {
  const isClosed = periods.length === 0
  const date = shortDay(day, { month: 'short', day: 'numeric' })
  return (
    <label className={`text-center ${styles.tile}`}>
      <input
        type="radio"
        name="date"
        value={day}
        checked={isChosen}
        disabled={isClosed}
        onChange={onChoose}
      />
      <span>
        <b className="fw-semibold d-block">{shortDay(day, { weekday: 'short' })}</b>
        {isClosed ? (
          <>
            <span className="visually-hidden">{date} </span>
            {texts.closed}
          </>
        ) : (
          date
        )}
      </span>
    </label>
  )
}

type TimeProps = {
  times: ReturnType<typeof timesOf>
  time: number
  onChoose: (index: string) => void
}

function TimeTiles({ times, time, onChoose }: TimeProps) {
  return (
    <div className={styles.times}>
      {times.map((period, index) => (
        <label className={`text-center ${styles.tile}`} key={timeChoices[index]}>
          <input
            type="radio"
            name="time"
            value={timeChoices[index]}
            checked={index === time}
            onChange={() => onChoose(String(index))}
          />
          <span>
            <b className="fw-semibold d-block">{timeChoices[index]}</b>
            {period && formatPeriod(period)}
          </span>
        </label>
      ))}
    </div>
  )
}
