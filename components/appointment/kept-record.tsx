import { announce } from '@/lib/announcements/announcements'
import { formatDay } from '@/lib/appointment/calendar-day'
import { careCalendar, careDaysOf } from '@/lib/appointment/care-calendar'
import { completedFields, type WarrantyRecord } from '@/lib/appointment/warranty-record'
import { saveFile } from '@/lib/browser/save-file'
import { plainText } from '@/lib/config/text'
import { adviceFirst, keptRecord as texts } from '@/lib/content/appointment/warranty'
import { SourceLinks } from './source-links'
import styles from './warranty.module.scss'

export function KeptRecord({ record, onRemove }: { record: WarrantyRecord; onRemove: () => void }) {
  const days = careDaysOf(record)

  function saveCalendar() {
    saveFile(`tersa-care-${record.date}.ics`, careCalendar(record, new Date()), 'text/calendar')
    announce('warranty', () => texts.downloading)
  }

  return (
    <li className="sheet-card padded">
      <h3>
        <bdi>{record.product}</bdi>
      </h3>
      <dl className={styles.answers}>
        {completedFields(record).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {days.length > 0 && (
        <>
          <h4>{texts.careHeading}</h4>
          <ul className={styles.days}>
            {days.map(({ day, title, text }) => (
              <li key={day}>
                <b>{formatDay(day)}.</b> {title}. {plainText(text)} <SourceLinks text={text} />
              </li>
            ))}
          </ul>
          <p>{adviceFirst}</p>
        </>
      )}
      <div className={styles.actions}>
        {days.length > 0 && (
          <button className="btn btn-line" type="button" onClick={saveCalendar}>
            {texts.calendar}
          </button>
        )}
        <button
          className="btn btn-line"
          type="button"
          aria-label={texts.removeNamed(record.product)}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
      </div>
    </li>
  )
}
