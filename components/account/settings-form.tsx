'use client'

import { useState } from 'react'
import Alert from 'react-bootstrap/Alert'
import Button from 'react-bootstrap/Button'
import Card from 'react-bootstrap/Card'
import FormCheck from 'react-bootstrap/FormCheck'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import { CheckIcon } from '@/components/ui/check-icon'
import { ProblemLinks } from '@/components/ui/problem-links'
import { useCheckedForm } from '@/components/ui/use-checked-form'
import { DATE_LANGUAGES, type Settings, settingsStore, toDateLanguage } from '@/lib/account/settings-store'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { FormField } from './form-field'
import styles from './settings.module.scss'

const SAVED = 'Changes saved in this browser.'

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
    settingsStore.set(next)
    setSaved(next)
    setEdited({})
    announce('settings', () => SAVED)
  }

  return (
    <Card body className={styles.settings}>
      <form noValidate onSubmit={submit} onChange={change} aria-labelledby="profile-title">
        <h2 className="h4" id="profile-title">
          Profile
        </h2>
        <ProblemLinks problems={problems} idOf={idOf} ref={summary} />
        <div className={styles.pair}>
          <FormField
            id={idOf('name')}
            problem={problems.name}
            name="name"
            label="Name"
            missing="Enter a name."
            autoComplete="name"
            maxLength={200}
            value={settings.name}
            onChange={(event) => edit({ name: event.target.value })}
          />
          <FormGroup controlId={idOf('language')}>
            <FormLabel>Language of dates</FormLabel>
            <FormSelect
              name="dateLanguage"
              value={settings.dateLanguage}
              onChange={(event) => edit({ dateLanguage: toDateLanguage(event.target.value) })}
            >
              {Object.entries(DATE_LANGUAGES).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </FormSelect>
          </FormGroup>
        </div>
        <hr />
        <fieldset>
          <legend className="h4">Email preferences</legend>
          <FormCheck
            id={idOf('hasOrderMail')}
            label="Order updates"
            checked={settings.hasOrderMail}
            onChange={(event) => edit({ hasOrderMail: event.target.checked })}
          />
          <FormCheck
            id={idOf('hasNewsletter')}
            label="Newsletter"
            checked={settings.hasNewsletter}
            onChange={(event) => edit({ hasNewsletter: event.target.checked })}
          />
        </fieldset>
        <hr />
        {isSaved && (
          <Alert variant="success">
            <CheckIcon />
            <p>{SAVED}</p>
          </Alert>
        )}
        <Button type="submit">Save changes</Button>
      </form>
    </Card>
  )
}
