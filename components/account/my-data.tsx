'use client'

import { useState } from 'react'
import Alert from 'react-bootstrap/Alert'
import Button from 'react-bootstrap/Button'
import { FileButton } from '@/components/ui/file-button'
import { UndoToast } from '@/components/ui/undo-toast'
import { useUndo } from '@/components/ui/use-undo'
import { readBackup, writeBackup } from '@/lib/account/backup'
import { undoReplacement } from '@/lib/account/undo-replacement'
import { announce } from '@/lib/announcements/announcements'
import { saveFile } from '@/lib/browser/save-file'
import { myData as texts } from '@/lib/content/account/settings'
import { type OwnItems, readOwnItems, replaceOwnItems } from '@/lib/storage/own-items'

const MAX_BYTES = 6_000_000

/** Exports, restores or erases all data that this site stores in the browser. */
export function MyData() {
  const [problem, setProblem] = useState('')
  const { last, anchor, removed, undo, dismiss } = useUndo<HTMLDivElement>('my-data')

  function exportData() {
    saveFile('my-data.json', writeBackup(readOwnItems()), 'application/json')
    announce('my-data', () => texts.downloading)
  }
  async function restore(file: File) {
    if (file.size > MAX_BYTES) return setProblem(texts.tooLarge)
    const text = await file.text().catch(() => null)
    if (text === null) return setProblem(texts.unreadable(file.name))
    const reading = readBackup(text)
    if ('problem' in reading) return setProblem(reading.problem)
    setProblem('')
    replace(reading.items, texts.restored)
  }
  function replace(items: OwnItems, text: string) {
    const before = readOwnItems()
    replaceOwnItems(items)
    removed(text, () => replaceOwnItems(undoReplacement(before, items, readOwnItems())))
  }
  function erase() {
    setProblem('')
    replace({}, texts.erased)
  }

  return (
    <section className="sheet-card p-4 mt-3" aria-labelledby="my-data-title">
      <h2 className="h4" id="my-data-title">
        {texts.heading}
      </h2>
      <p>{texts.explanation}</p>
      <div ref={anchor} tabIndex={-1}>
        {last && <UndoToast key={last.number} text={last.text} hasFocus onUndo={undo} onClose={dismiss} />}
      </div>
      {problem && (
        <Alert variant="danger">
          <p>{problem}</p>
        </Alert>
      )}
      <div className="d-flex flex-wrap gap-2-half">
        <Button variant="line" onClick={exportData}>
          {texts.download}
        </Button>
        <FileButton
          inputLabel={texts.backupFile}
          accept="application/json,.json"
          onFiles={([file]) => void restore(file)}
        >
          {texts.restore}
        </FileButton>
        <Button variant="line" onClick={erase}>
          {texts.erase}
        </Button>
      </div>
    </section>
  )
}
