'use client'

import { useState } from 'react'
import { FileImport } from '@/components/ui/file-import'
import { UndoBar } from '@/components/ui/undo-bar'
import { useUndo } from '@/components/ui/use-undo'
import { readBackup, writeBackup } from '@/lib/account/backup'
import { announce } from '@/lib/announcements/announcements'
import { saveFile } from '@/lib/outside/save-file'
import { type OwnItems, readOwnItems, replaceOwnItems } from '@/lib/storage/own-items'
import styles from './settings.module.scss'

const MAX_BYTES = 6_000_000

/** All that this site keeps in this browser: to take along, to bring back, to erase. */
export function MyData() {
  const [fault, setFault] = useState('')
  const { last, anchor, removed, undo } = useUndo<HTMLDivElement>('my-data')

  function take() {
    saveFile('tersa-backup.json', writeBackup(readOwnItems()), 'application/json')
    announce('my-data', () => 'The file is being downloaded.')
  }
  async function bring(file: File) {
    const reading = readBackup(await file.text())
    if ('fault' in reading) return setFault(reading.fault)
    setFault('')
    replace(reading.items, 'The backup has been brought back.')
  }
  /** Taking it back brings back what is gone, and keeps what has been done since. */
  function replace(items: OwnItems, text: string) {
    const before = readOwnItems()
    replaceOwnItems(items)
    removed(text, () => {
      const now = readOwnItems()
      const since = Object.entries(now).filter(([key, value]) => value !== items[key])
      replaceOwnItems({ ...before, ...Object.fromEntries(since) })
    })
  }
  function erase() {
    setFault('')
    replace({}, 'Everything that this site kept here is erased.')
  }

  return (
    <section
      className={`sheet-card padded ${styles.settings} ${styles.data}`}
      aria-labelledby="my-data-title"
    >
      <h2 className="h4" id="my-data-title">
        My data in this browser
      </h2>
      <p>
        The cart, the favourites, addresses, settings, drafts and products live in this browser only. Take
        them along as a file, bring such a file back, or erase it all. You stay signed in.
      </p>
      <div ref={anchor} tabIndex={-1}>
        <UndoBar removal={last} onUndo={undo} />
      </div>
      {fault && (
        <div className="alert alert-danger" role="alert">
          <p>{fault}</p>
        </div>
      )}
      <div className="d-flex flex-wrap gap-2-half">
        <button className="btn btn-line" type="button" onClick={take}>
          Download my data
        </button>
        <FileImport
          label="Bring a file back"
          inputLabel="A backup file"
          accept="application/json,.json"
          maxBytes={MAX_BYTES}
          onFile={bring}
          onTooLarge={() => setFault('The file is larger than any backup of this site.')}
        />
        <button className="btn btn-line" type="button" onClick={erase}>
          Erase my data
        </button>
      </div>
    </section>
  )
}
