'use client'

import { useEffect, useRef, useState } from 'react'
import { FaultSummary } from '@/components/ui/fault-summary'
import { ChoiceField, TextField } from '@/components/ui/field'
import { CheckIcon } from '@/components/ui/icons/check-icon'
import { useCheckedForm } from '@/components/ui/use-checked-form'
import { DATE_LANGUAGES, settingsStore, toDateLanguage } from '@/lib/account/settings-store'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './settings.module.scss'

const SAVED = 'Changes saved in this browser.'

const idOf = (name: string) => `settings-${name}`

/** Nothing before the browser has been asked: the fields begin with what is stored. */
export function SettingsForm() {
  const settings = useStoredValue(settingsStore)
  const [isSaved, setIsSaved] = useState(false)
  const isTyped = useRef(false)
  const [generation, setGeneration] = useState(0)
  const { faults, summary, submit, change } = useCheckedForm(save)

  // What another tab, or a backup, has changed stands in the fields, unless somebody is typing.
  useEffect(() => {
    const renew = () => {
      setIsSaved(false)
      if (!isTyped.current) setGeneration((count) => count + 1)
    }
    window.addEventListener('storage', renew)
    return () => window.removeEventListener('storage', renew)
  }, [])

  function save(form: HTMLFormElement) {
    const data = new FormData(form)
    settingsStore.set({
      name: String(data.get('name')).trim(),
      hasOrderMail: data.has('hasOrderMail'),
      hasNewsletter: data.has('hasNewsletter'),
      dateLanguage: toDateLanguage(data.get('dateLanguage')),
    })
    isTyped.current = false
    setIsSaved(true)
    announce('settings', () => SAVED)
  }

  if (!settings) return null
  return (
    <form
      className={`sheet-card padded ${styles.settings}`}
      noValidate
      onSubmit={submit}
      onChange={change}
      onInput={() => {
        isTyped.current = true
        setIsSaved(false)
      }}
      aria-labelledby="profile-title"
    >
      <h2 className="h4" id="profile-title">
        Profile
      </h2>
      <FaultSummary faults={faults} idOf={idOf} ref={summary} />
      <div key={generation}>
        <div className={styles.pair}>
          <TextField
            id={idOf('name')}
            fault={faults.name}
            name="name"
            label="Name"
            missing="Enter a name."
            autoComplete="name"
            maxLength={200}
            defaultValue={settings.name}
          />
          <ChoiceField
            id="settings-language"
            name="dateLanguage"
            label="Language of dates"
            choices={Object.entries(DATE_LANGUAGES).map(([value, label]) => ({ value, label }))}
            defaultValue={settings.dateLanguage}
          />
        </div>
        <hr />
        <fieldset>
          <legend className="h4">Mail that you want</legend>
          <Switch name="hasOrderMail" label="Order updates" isOn={settings.hasOrderMail} />
          <Switch name="hasNewsletter" label="Newsletter" isOn={settings.hasNewsletter} />
        </fieldset>
      </div>
      <hr />
      {isSaved && (
        <div className="alert alert-success">
          <CheckIcon />
          <p>{SAVED}</p>
        </div>
      )}
      <button className="btn btn-primary" type="submit">
        Save changes
      </button>
    </form>
  )
}

function Switch({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <div className="form-check">
      <input
        className="form-check-input"
        type="checkbox"
        id={`settings-${name}`}
        name={name}
        defaultChecked={isOn}
      />
      <label className="form-check-label" htmlFor={`settings-${name}`}>
        {label}
      </label>
    </div>
  )
}
