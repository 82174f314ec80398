'use client'

import { type ChangeEvent, useRef, useState } from 'react'
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
  const file = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  const { last, anchor, removed, undo } = useUndo<HTMLDivElement>('my-data')

  function take() {
    saveFile('tersa-backup.json', writeBackup(readOwnItems()), 'application/json')
    announce('my-data', () => 'The file is being downloaded.')
  }
  async function bring({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    if (!chosen) return
    const reading =
      chosen.size > MAX_BYTES
        ? { fault: 'The file is larger than any backup of this site.' }
        : readBackup(await chosen.text())
    target.value = ''
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
    <section className={`card-s pad ${styles.settings} ${styles.data}`} aria-labelledby="my-data-title">
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
      <div className="btns">
        <button className="btn btn-line" type="button" onClick={take}>
          Download my data
        </button>
        <button className="btn btn-line" type="button" onClick={() => file.current?.click()}>
          Bring a file back
        </button>
        <button className="btn btn-line" type="button" onClick={erase}>
          Erase my data
        </button>
      </div>
      <input
        className="visually-hidden"
        type="file"
        accept="application/json,.json"
        aria-label="A backup file"
        tabIndex={-1}
        ref={file}
        onChange={bring}
      />
    </section>
  )
}
