import { announce } from '@/lib/announcements/announcements'
import { careCalendar, careDaysOf } from '@/lib/appointment/care-calendar'
import { completedFields, type WarrantyRecord } from '@/lib/appointment/warranty-record'
import { saveFile } from '@/lib/browser/save-file'
import { formatDay } from '@/lib/config/calendar-day'
import { citationOf, titleLanguage } from '@/lib/config/sources'
import { notesOf, plainText, type Text } from '@/lib/config/text'
import { adviceFirst, sourceLinks, keptRecord as texts } from '@/lib/content/appointment/warranty'
import { type CareSource, careSources } from '@/lib/content/facts/appointment/care-sources'
import styles from './appointment.module.scss'

export function KeptRecord({ record, onRemove }: { record: WarrantyRecord; onRemove: () => void }) {
  const days = careDaysOf(record)

  function saveCalendar() {
    saveFile(`tersa-care-${record.date}.ics`, careCalendar(record, new Date()), 'text/calendar')
    announce('warranty', () => texts.downloading)
  }

  return (
    <li className="sheet-card padded stack gap-2-half">
      <h3>
        <bdi>{record.product}</bdi>
      </h3>
      <dl className={`stack row-gap-2 column-gap-4 ${styles.answers}`}>
        {completedFields(record).map(({ name, label, value }) => (
          <div key={name}>
            <dt className="text-body-secondary fw-normal fs-sm">{label}</dt>
            <dd className="m-0">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {days.length > 0 && (
        <>
          <h4 className="fs-base">{texts.careHeading}</h4>
          <ul className="stack gap-2 ps-3">
            {days.map(({ day, title, text }) => (
              <li key={day}>
                <b>{formatDay(day)}.</b> {title}. {plainText(text)} <SourceLinks text={text} />
              </li>
            ))}
          </ul>
          <p>{adviceFirst}</p>
        </>
      )}
      <div className="d-flex flex-wrap gap-2-half">
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

/** `Source: A; B.`, each a link. */
function SourceLinks({ text }: { text: Text<CareSource> }) {
  return (
    <>
      {sourceLinks.before}
      {notesOf(text).map(({ source }, index) => (
        <span key={source}>
          {index > 0 && '; '}
          <a href={careSources[source].url} lang={titleLanguage(careSources[source])}>
            {citationOf(careSources[source])}
          </a>
        </span>
      ))}
      {sourceLinks.after}
    </>
  )
}
