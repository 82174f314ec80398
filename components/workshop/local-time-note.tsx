'use client'

import { localTimeNote } from '@/lib/content/workshop'
import { localTime } from '@/lib/workshop/hours'
import { formatDayOfWeek } from '@/lib/workshop/place-words'
import { useNow } from '@/lib/workshop/use-now'
import styles from './places.module.scss'

/** Shown only to visitors in another time zone than a place; its height is reserved. */
export function LocalTimeNote({ zones }: { zones: readonly string[] }) {
  const now = useNow()
  const [zone = ''] = zones
  const isNeeded = now !== undefined && zones.some((each) => browserName(each) !== browserName())
  return (
    <p className={`mt-2 mb-0 text-body-secondary fs-sm ${styles.note}`}>
      {isNeeded && localTimeNote(formatDayOfWeek(localTime(new Date(now), zone).day))}
    </p>
  )
}

/** The browser's name for a time zone, by default the visitor's. It may be an older one, such as Asia/Calcutta. */
const browserName = (timeZone?: string) =>
  new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone
