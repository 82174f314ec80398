'use client'

import { formatDate, settingsStore } from '@/lib/account/settings-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'

/** In the language that the visitor has chosen for dates. */
export function ShownDate({ date }: { date: string }) {
  const language = useStoredValue(settingsStore)?.dateLanguage ?? 'en-GB'
  return (
    <time className="numeric" dateTime={date} lang={language}>
      {formatDate(date, language)}
    </time>
  )
}
