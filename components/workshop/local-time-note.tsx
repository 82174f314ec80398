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
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isNeeded = now !== undefined && zones.some((each) => each !== own)
  return (
    <p className={`mt-2 mb-0 text-body-secondary fs-sm ${styles.note}`}>
      {isNeeded && localTimeNote(formatDayOfWeek(localTime(new Date(now), zone).day))}
    </p>
  )
}
