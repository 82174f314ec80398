'use client'

import type { Ref } from 'react'
import { ChoiceField } from '@/components/ui/choice-field'
import { InputField, ProblemLinks, useCheckedForm } from '@/components/ui/form'
import { useUndo } from '@/components/ui/undo'
import { announce } from '@/lib/announcements/announcements'
import { careCalendar, careDaysOf } from '@/lib/appointment/care-calendar'
import {
  completedFields,
  toWarrantyText,
  type WarrantyRecord,
  type WarrantyText,
  warrantyFile,
  warrantyStore,
} from '@/lib/appointment/warranty'
import { newId, saveFile } from '@/lib/browser/browser'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { formatDay, LAST_DAY } from '@/lib/config/dates'
import {
  adviceFirst,
  filmNames,
  keptRecord,
  recordFields,
  sourceLinks,
  warrantyKeeper as texts,
  warrantyForm,
} from '@/lib/content/appointment'
import { shopFile } from '@/lib/content/facts/site'
import { type CareSource, careSources } from '@/lib/content/facts/sources'
import { citationOf, notesOf, plainText, type Text, titleLanguage } from '@/lib/content/words'
import { addEntry, removeEntry } from '@/lib/storage/entries'
import styles from './appointment.module.scss'

const LIST = 'warranty'

/** Stores the details that a warranty claim requires in this browser. */
export function WarrantyKeeper() {
  const records = useStoredValue(warrantyStore) ?? []
  const { root, offer, refOf, within } = useUndo<HTMLUListElement>(LIST)

  function remove(record: WarrantyRecord, index: number) {
    removeEntry(warrantyStore, record.id)
    offer({
      text: texts.removed(record.product),
      index,
      key: record.id,
      restore: () => void addEntry(warrantyStore, record, index),
    })
  }
  function save() {
    saveFile(shopFile(texts.file), warrantyFile(records), 'text/plain')
    announce('warranty', () => texts.downloading)
  }

  return (
    <>
      <WarrantyForm />
      <ul
        className={`list-unstyled stack gap-3 mb-3 ${styles.records}`}
        ref={root}
        tabIndex={-1}
        aria-label={texts.listLabel}
      >
        {within(
          LIST,
          records.map((record, index) => (
            <KeptRecord
              key={record.id}
              nameRef={refOf(record.id)}
              record={record}
              onRemove={() => remove(record, index)}
            />
          )),
        )}
      </ul>
      {records.length > 0 && (
        <button className="btn btn-line" type="button" onClick={save}>
          {texts.download}
        </button>
      )}
    </>
  )
}

const idOf = (name: string) => `warranty-${name}`
const missing: Partial<Record<keyof WarrantyText, string>> = warrantyForm.missing
function WarrantyForm() {
  const { problems, summary, submit, change } = useCheckedForm((form) => {
    const data = new FormData(form)
    const text = toWarrantyText((name) => String(data.get(name) ?? '').trim(), data.get('kind'))
    if (!text) return
    addEntry(warrantyStore, { id: newId(), ...text })
    form.reset()
    announce('warranty', () => warrantyForm.kept(text.product))
  })

  return (
    // `dialog` prevents a submission before hydration, which would put the typed text in the URL.
    <form
      className="d-grid gap-3 align-items-start mb-3-half cols-1 cols-md-2 cols-lg-3 scripted"
      method="dialog"
      noValidate
      onSubmit={submit}
      onChange={change}
    >
      <ProblemLinks problems={problems} idOf={idOf} ref={summary} />
      <ChoiceField
        id={idOf('kind')}
        name="kind"
        label={recordFields.kind}
        choices={Object.entries(filmNames).map(([value, label]) => ({ value, label }))}
        defaultValue="ppf"
      />
      {(['installer', 'product', 'panels', 'batch'] as const).map((name) => (
        <InputField
          key={name}
          id={idOf(name)}
          name={name}
          label={recordFields[name]}
          missing={missing[name]}
          problem={problems[name]}
          maxLength={200}
          autoComplete="off"
        />
      ))}
      <InputField
        id={idOf('date')}
        name="date"
        type="date"
        label={recordFields.date}
        missing={missing.date}
        max={LAST_DAY}
        wrong={warrantyForm.wrongDate}
        problem={problems.date}
      />
      <button className="btn btn-primary me-auto span-all" type="submit">
        {warrantyForm.keep}
      </button>
    </form>
  )
}

type RecordProps = { nameRef: Ref<HTMLHeadingElement>; record: WarrantyRecord; onRemove: () => void }

function KeptRecord({ nameRef, record, onRemove }: RecordProps) {
  const days = careDaysOf(record)

  function saveCalendar() {
    saveFile(shopFile(keptRecord.file(record.date)), careCalendar(record, new Date()), 'text/calendar')
    announce('warranty', () => keptRecord.downloading)
  }

  return (
    <li className="sheet-card padded stack gap-2-half">
      <h3 ref={nameRef}>
        <bdi>{record.product}</bdi>
      </h3>
      <dl className="stack row-gap-2 column-gap-4 cols-sm-2 cols-lg-3">
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
          <h4 className="fs-base">{keptRecord.careHeading}</h4>
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
            {keptRecord.calendar}
          </button>
        )}
        <button
          className="btn btn-line"
          type="button"
          aria-label={keptRecord.removeNamed(record.product)}
          onClick={onRemove}
        >
          {keptRecord.remove}
        </button>
      </div>
    </li>
  )
}

/** `Source: A; B.`, each a link. */
function SourceLinks({ text }: { text: Text<CareSource> }) {
  return (
    <>
      {sourceLinks.before(notesOf(text).length)}
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
