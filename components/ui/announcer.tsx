'use client'

import { useSyncExternalStore } from 'react'
import { onSpoken, spokenText } from '@/lib/announcements/announcements'

const silence = () => ''

/** The one voice of the page; a drawer has its own, since what lies behind it is silent. */
export function Announcer() {
  return (
    <p className="visually-hidden" role="status">
      {useSyncExternalStore(onSpoken, spokenText, silence)}
    </p>
  )
}
