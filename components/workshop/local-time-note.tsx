'use client'

import { localTimeNote } from '@/lib/content/places'
import { formatDayOfWeek } from '@/lib/workshop/place-words'
import { browserName, useLocalTime } from '@/lib/workshop/use-now'
import styles from './places.module.scss'

/** Shown only to visitors in another time zone than a place; its height is reserved. */
export function LocalTimeNote({ zones }: { zones: readonly string[] }) {
  const [zone = ''] = zones
  const now = useLocalTime(zone)
  const isNeeded = now && zones.some((each) => browserName(each) !== browserName())
  return (
    <p className={`mt-2 mb-0 text-body-secondary fs-sm ${styles.note}`}>
      {isNeeded && localTimeNote(formatDayOfWeek(now.day))}
    </p>
  )
}
