import { announce } from '@/lib/announcements/announcements'
import { formatDay } from '@/lib/appointment/calendar-day'
import { careCalendar, careDaysOf } from '@/lib/appointment/care-calendar'
import type { WarrantyRecord } from '@/lib/appointment/warranty-record'
import { completedFields } from '@/lib/appointment/warranty-text'
import { saveFile } from '@/lib/browser/save-file'
import { ADVICE_FIRST } from '@/lib/content/appointment/texts'
import { SourceLinks } from './source-links'
import styles from './warranty.module.scss'

export function KeptRecord({ record, onRemove }: { record: WarrantyRecord; onRemove: () => void }) {
  const days = careDaysOf(record)

  function saveCalendar() {
    saveFile(`tersa-care-${record.date}.ics`, careCalendar(record, new Date()), 'text/calendar')
    announce('warranty', () => 'The calendar file is being downloaded.')
  }

  return (
    <li className="sheet-card padded">
      <h3>
        <bdi>{record.product}</bdi>
      </h3>
      <dl className={styles.answers}>
        {completedFields(record).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {days.length > 0 && (
        <>
          <h4>Care dates</h4>
          <ul className={styles.days}>
            {days.map(({ day, title, text, sources }) => (
              <li key={day}>
                <b>{formatDay(day)}.</b> {title}. {text} <SourceLinks sources={sources} />
              </li>
            ))}
          </ul>
          <p>{ADVICE_FIRST}</p>
        </>
      )}
      <div className={styles.actions}>
        {days.length > 0 && (
          <button className="btn btn-line" type="button" onClick={saveCalendar}>
            Add to my calendar
          </button>
        )}
        <button
          className="btn btn-line"
          type="button"
          aria-label={`Remove ${record.product}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </li>
  )
}
