'use client'

import { localTimeNote } from '@/lib/content/workshop/places'
import { localTime } from '@/lib/workshop/hours'
import { formatDayOfWeek } from '@/lib/workshop/place-words'
import { useNow } from '@/lib/workshop/use-now'
import styles from './places.module.scss'

/** Shown only to visitors for whom the hours may not be what their own clock says; its height is reserved. */
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

/** Of a time zone, or of the visitor's: browsers may use an older name, such as Asia/Calcutta for Asia/Kolkata. */
const browserName = (timeZone?: string) =>
  new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone
