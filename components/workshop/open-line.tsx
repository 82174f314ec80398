'use client'

import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { openState } from '@/lib/workshop/hours'
import type { ShownHours } from '@/lib/workshop/opening-hours'
import { openWords } from '@/lib/workshop/place-words'
import { useLocalTime } from '@/lib/workshop/use-now'
import styles from './places.module.scss'

/** Whether a place is open by its own clock. Not in the exported HTML, which may be old; its height is reserved. */
export function OpenLine({ hours }: { hours: ShownHours }) {
  const now = useLocalTime(hours.timeZone)
  const state = now && openState(hours, now)
  return (
    <p
      className={`d-inline-flex gap-2 m-0 fw-semibold ${styles.line}`}
      data-open={state?.is === 'open' || undefined}
    >
      {state && (
        <>
          {state.is === 'open' ? <CheckIcon /> : <SpriteIcon name="clock" />}
          <span>{openWords(state)}</span>
        </>
      )}
    </p>
  )
}
