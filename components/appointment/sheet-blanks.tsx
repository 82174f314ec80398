import { sentVisit, visitStore } from '@/lib/appointment/visit'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { formatDay, isCalendarDay } from '@/lib/config/dates'
import { installerSheet as texts } from '@/lib/content/appointment'
import { formDrafts } from '@/lib/enquiry/draft-store'
import { readLine } from '@/lib/films/film-line'
import { hullMeasures, type Measure } from '@/lib/films/hull'
import { paintWords } from '@/lib/films/paint-words'
import { formatLength, inBoth, PAGE_UNITS, unitsStore } from '@/lib/films/units'
import type { FilmGroup } from '@/lib/quote/groups'
import styles from './appointment.module.scss'

type Blank = { label: string; value?: string | undefined; isWide?: boolean; boxes?: readonly string[] }

/**
 * Lines to write on. What the visitor has typed in a form is filled in; what is about a vehicle or boat only if the list
 * has one vehicle, or one boat. `isRequested`: the visit is for these films.
 */
export function SheetBlanks({ group, isRequested }: { group: FilmGroup; isRequested: boolean }) {
  const { contact = {}, visit = {} } = useStoredValue(formDrafts) ?? {}
  const sent = useStoredValue(sentVisit) ?? {}
  const date = useStoredValue(visitStore)?.date || sent.date || ''
  const own = useStoredValue(unitsStore) ?? PAGE_UNITS
  const only = group.isOnly ? contact : {}
  const reach = visit.reach || sent.reach || ''
  const color = paintWords(group.paint)
  const person = {
    name: { label: texts.name, value: visit.name || sent.name || contact.name },
    phone: { label: texts.phone, value: reach.includes('@') ? contact.phone : reach || contact.phone },
    appointment: {
      label: texts.appointment,
      value: isRequested && isCalendarDay(date) ? texts.requested(formatDay(date)) : '',
    },
  }
  const [hull] = group.choices.flat().flatMap((film) => {
    const line = readLine(film)
    return line?.kind === 'hull' ? [line] : []
  })
  const measure = (name: Measure): Blank => ({
    label: hull?.given[name] === undefined && name !== 'loa' ? texts.estimated[name] : texts.measures[name],
    value: hull && inBoth(own)((units) => formatLength(hull.hull[name], units)),
  })
  const blanks: readonly Blank[] = hull
    ? [
        ...hullMeasures.map(measure),
        { label: texts.measured },
        { label: texts.builder, value: only.boat, isWide: true },
        { label: texts.year },
        { label: texts.hullNumber },
        { label: texts.berth, value: only.berth, isWide: true },
        { label: texts.workedOn.label, boxes: texts.workedOn.choices, isWide: true },
        { label: texts.hullColor, value: color },
        person.name,
        person.phone,
        person.appointment,
      ]
    : [
        { label: texts.model, value: only.model, isWide: true },
        { label: texts.color, value: color },
        { label: texts.plate },
        { ...person.name, isWide: true },
        person.phone,
        person.appointment,
      ]
  return (
    <dl className={`d-grid m-0 ${styles.blanks}`}>
      {blanks.map(({ label, value, isWide, boxes }) => (
        <div className={isWide ? styles.wide : ''} key={label}>
          <dt className="fw-normal">{label}</dt>
          <dd className="m-0">
            {boxes?.map((box) => (
              <span className={`me-3 ${styles.box}`} key={box}>
                {box}
              </span>
            )) ?? <bdi>{value}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
