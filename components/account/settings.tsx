'use client'

import { useState } from 'react'
import Alert from 'react-bootstrap/Alert'
import Button from 'react-bootstrap/Button'
import FormCheck from 'react-bootstrap/FormCheck'
import { flushSync } from 'react-dom'
import { ChoiceField } from '@/components/ui/choice-field'
import { FileButton } from '@/components/ui/file-button'
import { InputField, ProblemLinks, useCheckedForm } from '@/components/ui/form'
import { CheckIcon } from '@/components/ui/icons'
import { useUndo } from '@/components/ui/undo'
import { readBackup, undoReplacement, writeBackup } from '@/lib/account/backup'
import { type Settings, settingsStore, toDateLanguage } from '@/lib/account/settings-store'
import { announce } from '@/lib/announcements/announcements'
import { saveFile } from '@/lib/browser/browser'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { myData, settingsForm as texts } from '@/lib/content/account'
import { dateLanguages } from '@/lib/content/facts/languages'
import { type OwnItems, readOwnItems, replaceOwnItems } from '@/lib/storage/own-items'
import styles from './account.module.scss'

const idOf = (name: string) => `settings-${name}`

/** Renders nothing while hydrating, because the stored settings are not available yet. */
export function SettingsForm() {
  const stored = useStoredValue(settingsStore)
  // Holds only edited fields, so that the others reflect changes from another tab or an imported backup.
  const [edited, setEdited] = useState<Partial<Settings>>({})
  const [saved, setSaved] = useState<Settings | null>(null)
  const { problems, summary, submit, change } = useCheckedForm(save)
  if (!stored) return null

  const settings = { ...stored, ...edited }
  const isSaved = saved === stored && Object.keys(edited).length === 0

  function edit(changes: Partial<Settings>) {
    setEdited({ ...edited, ...changes })
  }
  function save() {
    const next = { ...settings, name: settings.name.trim() }
    const isKept = settingsStore.set(next)
    setEdited({})
    if (!isKept) return
    setSaved(next)
    announce('settings', () => texts.saved)
  }

  return (
    <div className="sheet-card p-4">
      <form noValidate onSubmit={submit} onChange={change} aria-labelledby="profile-title">
        <h2 className="h4" id="profile-title">
          {texts.heading}
        </h2>
        <ProblemLinks problems={problems} idOf={idOf} ref={summary} />
        <div className="d-grid gap-3 cols-md-2">
          <InputField
            id={idOf('name')}
            problem={problems.name}
            name="name"
            {...texts.name}
            autoComplete="name"
            maxLength={200}
            value={settings.name}
            onChange={(event) => edit({ name: event.target.value })}
          />
          <ChoiceField
            id={idOf('language')}
            name="dateLanguage"
            label={texts.dateLanguage}
            choices={Object.entries(dateLanguages).map(([value, label]) => ({ value, label }))}
            value={settings.dateLanguage}
            onChange={(choice) => edit({ dateLanguage: toDateLanguage(choice) })}
          />
        </div>
        <hr className={`my-4-half ${styles.rule}`} />
        <fieldset>
          <legend className="h4 mb-2-half">{texts.mailHeading}</legend>
          <FormCheck
            id={idOf('hasOrderMail')}
            label={texts.orderMail}
            checked={settings.hasOrderMail}
            onChange={(event) => edit({ hasOrderMail: event.target.checked })}
          />
          <FormCheck
            className="mt-3"
            id={idOf('hasNewsletter')}
            label={texts.newsletter}
            checked={settings.hasNewsletter}
            onChange={(event) => edit({ hasNewsletter: event.target.checked })}
          />
        </fieldset>
        <hr className={`my-4-half ${styles.rule}`} />
        {isSaved && (
          // Without the role of an alert, because it is announced.
          <div className="alert alert-success">
            <CheckIcon />
            <p>{texts.saved}</p>
          </div>
        )}
        <Button type="submit">{texts.save}</Button>
      </form>
    </div>
  )
}

const MAX_BYTES = 6_000_000

/** Exports, restores or erases all data that this site stores in the browser. */
export function MyData() {
  const [problem, setProblem] = useState('')
  const { root, last, offer, within } = useUndo<HTMLElement>('my-data')

  function exportData() {
    saveFile('my-data.json', writeBackup(readOwnItems()), 'application/json')
    announce('my-data', () => myData.downloading)
  }
  async function restore(file: File) {
    // Otherwise the same problem of another file would not be announced.
    flushSync(() => setProblem(''))
    if (file.size > MAX_BYTES) return setProblem(myData.tooLarge)
    const text = await file.text().catch(() => null)
    if (text === null) return setProblem(myData.unreadable(file.name))
    const reading = readBackup(text)
    if ('problem' in reading) return setProblem(reading.problem)
    replace(reading.items, myData.restored)
  }
  function replace(items: OwnItems, text: string) {
    const before = readOwnItems()
    replaceOwnItems(items)
    offer({
      text,
      restore: () => void replaceOwnItems(undoReplacement(before, items, readOwnItems())),
    })
  }
  function erase() {
    setProblem('')
    replace({}, myData.erased)
  }

  return (
    <section className="sheet-card p-4 mt-3" ref={root} tabIndex={-1} aria-labelledby="my-data-title">
      <h2 className="h4" id="my-data-title">
        {myData.heading}
      </h2>
      <p>{myData.explanation}</p>
      {last && <ul className="list-unstyled m-0">{within('my-data', [])}</ul>}
      {problem && (
        <Alert variant="danger">
          <p>{problem}</p>
        </Alert>
      )}
      <div className="d-flex flex-wrap gap-2-half">
        <Button variant="line" onClick={exportData}>
          {myData.download}
        </Button>
        <FileButton
          inputLabel={myData.backupFile}
          accept="application/json,.json"
          onFiles={([file]) => void restore(file)}
        >
          {myData.restore}
        </FileButton>
        <Button variant="line" onClick={erase}>
          {myData.erase}
        </Button>
      </div>
    </section>
  )
}
