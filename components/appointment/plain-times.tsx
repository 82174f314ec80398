import { DateField } from '@/components/enquiry/enquiry-field'
import { ChoiceField } from '@/components/ui/choice-field'
import { chooseAt } from '@/lib/appointment/use-visit'
import type { VisitPlace } from '@/lib/appointment/visit'
import { visitForm } from '@/lib/content/visit'

export type TimesProps = {
  idOf: (name: string) => string
  problem: string | undefined
  place: VisitPlace | undefined
  /** Such as `2026-12-08`; empty without one. */
  date: string
  /** The index of a choice. */
  time: number
  /** Reports how many choices of a time there are on the chosen day. */
  onTimes: (count: number) => void
}

const [dateLabel = '', timeLabel = ''] = ['date', 'time'].map(
  (name) => visitForm.fields.find((field) => field.name === name)?.label,
)
export const timeChoices = visitForm.fields.find(({ name }) => name === 'time')?.choices ?? []

/** The day and the time without a place, or without its clock. */
export function PlainTimes({ idOf, problem, place, date, time }: TimesProps) {
  return (
    <>
      <DateField
        id={idOf('date')}
        name="date"
        label={dateLabel}
        problem={problem}
        value={date}
        onChange={({ target }) => chooseAt(place, { date: target.value })}
      />
      <ChoiceField
        id={idOf('time')}
        name="time"
        label={timeLabel}
        choices={timeChoices}
        value={timeChoices[time] ?? ''}
        onChange={(choice) => chooseAt(place, { time: String(timeChoices.indexOf(choice)) })}
      />
    </>
  )
}
