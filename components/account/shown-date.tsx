'use client'

import { formatDate, settingsStore } from '@/lib/account/settings-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'

/** Formats the date in the visitor's chosen date language. */
export function ShownDate({ date }: { date: string }) {
  const language = useStoredValue(settingsStore)?.dateLanguage ?? 'en-GB'
  return (
    <time className="numeric" dateTime={date} lang={language}>
      {formatDate(date, language)}
    </time>
  )
}
