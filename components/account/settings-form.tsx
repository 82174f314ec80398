'use client'

import { type FormEvent, useState } from 'react'
import { ChoiceField, TextField } from '@/components/ui/field'
import { CheckIcon } from '@/components/ui/icons/check-icon'
import { DATE_LANGUAGES, languageOf, settingsStore } from '@/lib/account/settings-store'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './settings.module.scss'

const SAVED = 'Changes saved in this browser.'

/** Nothing before the browser has been asked: the fields begin with what is stored. */
export function SettingsForm() {
  const settings = useStoredValue(settingsStore)
  const [isSaved, setIsSaved] = useState(false)
  if (!settings) return null

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    settingsStore.set({
      name: String(data.get('name')).trim(),
      hasOrderMail: data.has('hasOrderMail'),
      hasNewsletter: data.has('hasNewsletter'),
      dateLanguage: languageOf(String(data.get('dateLanguage'))),
    })
    setIsSaved(true)
    announce('settings', () => SAVED)
  }

  return (
    <form
      className={`card-s pad ${styles.settings}`}
      onSubmit={save}
      onInput={() => setIsSaved(false)}
      aria-labelledby="profile-title"
    >
      <h2 className="h4" id="profile-title">
        Profile
      </h2>
      {/* What another tab, or a backup, has changed is what stands in the fields. */}
      <div key={JSON.stringify(settings)}>
        <div className={styles.pair}>
          <TextField
            id="settings-name"
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
            choices={Object.values(DATE_LANGUAGES)}
            defaultValue={DATE_LANGUAGES[settings.dateLanguage]}
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
