'use client'

import { formatDateIn, settingsStore } from '@/lib/account/settings-store'
import { DATE_LANGUAGE } from '@/lib/config/language'
import { useStoredValue } from '@/lib/storage/use-stored-value'

/** Formats the date in the visitor's chosen date language. */
export function ShownDate({ date }: { date: string }) {
  const language = useStoredValue(settingsStore)?.dateLanguage ?? DATE_LANGUAGE
  return (
    <time className="numeric" dateTime={date} lang={language}>
      {formatDateIn(date, language)}
    </time>
  )
}
