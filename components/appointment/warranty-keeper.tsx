'use client'

import { UndoBar, useUndo } from '@/components/ui/undo-bar'
import { announce } from '@/lib/announcements/announcements'
import { type WarrantyRecord, warrantyFile } from '@/lib/appointment/warranty-record'
import { removeRecord, restoreRecord, warrantyStore } from '@/lib/appointment/warranty-store'
import { saveFile } from '@/lib/browser/save-file'
import { warrantyKeeper as texts } from '@/lib/content/appointment/warranty'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './appointment.module.scss'
import { KeptRecord } from './kept-record'
import { WarrantyForm } from './warranty-form'

/** Stores the details that a warranty claim requires in this browser. */
export function WarrantyKeeper() {
  const records = useStoredValue(warrantyStore) ?? []
  const { last, anchor, removed, undo } = useUndo<HTMLUListElement>('warranty')

  function remove(record: WarrantyRecord, index: number) {
    removeRecord(record.id)
    removed(texts.removed(record.product), () => restoreRecord(record, index))
  }
  function save() {
    saveFile('tersa-warranty.txt', warrantyFile(records), 'text/plain')
    announce('warranty', () => texts.downloading)
  }

  return (
    <>
      <WarrantyForm />
      <UndoBar removal={last} onUndo={undo} />
      <ul
        className={`list-unstyled stack gap-3 mb-3 ${styles.records}`}
        ref={anchor}
        tabIndex={-1}
        aria-label={texts.listLabel}
      >
        {records.map((record, index) => (
          <KeptRecord key={record.id} record={record} onRemove={() => remove(record, index)} />
        ))}
      </ul>
      {records.length > 0 && (
        <button className="btn btn-line" type="button" onClick={save}>
          {texts.download}
        </button>
      )}
    </>
  )
}
