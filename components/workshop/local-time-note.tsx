'use client'

import { localTimeNote } from '@/lib/content/workshop/places'
import { localTime } from '@/lib/workshop/hours'
import { formatDayOfWeek } from '@/lib/workshop/place-words'
import { useNow } from '@/lib/workshop/use-now'

/** Shown only to visitors for whom the hours may not be what their own clock says. */
export function LocalTimeNote({ zones }: { zones: readonly string[] }) {
  const now = useNow()
  const [zone = ''] = zones
  if (now === undefined) return null
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (zones.every((each) => each === own)) return null
  return (
    <p className="mt-2 mb-0 text-body-secondary fs-sm">
      {localTimeNote(formatDayOfWeek(localTime(new Date(now), zone).day))}
    </p>
  )
}
