'use client'

import { useEffect, useRef, useState } from 'react'
import Alert from 'react-bootstrap/Alert'
import Button from 'react-bootstrap/Button'
import Card from 'react-bootstrap/Card'
import FormCheck from 'react-bootstrap/FormCheck'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import { CheckIcon } from '@/components/ui/icons/check-icon'
import { ProblemSummary } from '@/components/ui/problem-summary'
import { useCheckedForm } from '@/components/ui/use-checked-form'
import { DATE_LANGUAGES, settingsStore, toDateLanguage } from '@/lib/account/settings-store'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { FormField } from './form-field'
import styles from './settings.module.scss'

const SAVED = 'Changes saved in this browser.'

const idOf = (name: string) => `settings-${name}`

/** Nothing before the browser has been asked: the fields begin with what is stored. */
export function SettingsForm() {
  const settings = useStoredValue(settingsStore)
  const [isSaved, setIsSaved] = useState(false)
  const isTyped = useRef(false)
  const [generation, setGeneration] = useState(0)
  const { problems, summary, submit, change } = useCheckedForm(save)

  // Shows what another tab or an imported backup has changed, unless somebody is typing.
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
    <Card body className={styles.settings}>
      <form
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
        <ProblemSummary problems={problems} idOf={idOf} ref={summary} />
        <div key={generation}>
          <div className={styles.pair}>
            <FormField
              id={idOf('name')}
              problem={problems.name}
              name="name"
              label="Name"
              missing="Enter a name."
              autoComplete="name"
              maxLength={200}
              defaultValue={settings.name}
            />
            <FormGroup controlId={idOf('language')}>
              <FormLabel>Language of dates</FormLabel>
              <FormSelect name="dateLanguage" defaultValue={settings.dateLanguage}>
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
            <Choice name="hasOrderMail" label="Order updates" isOn={settings.hasOrderMail} />
            <Choice name="hasNewsletter" label="Newsletter" isOn={settings.hasNewsletter} />
          </fieldset>
        </div>
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

function Choice({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return <FormCheck id={idOf(name)} name={name} label={label} defaultChecked={isOn} />
}
