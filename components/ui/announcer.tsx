'use client'

import { useSyncExternalStore } from 'react'
import { announcedText, onAnnouncement } from '@/lib/announcements/announcements'

const silence = () => ''

/** The one voice of the page; a drawer has its own, since what lies behind it is silent. */
export function Announcer() {
  return (
    <p className="visually-hidden" role="status">
      {useSyncExternalStore(onAnnouncement, announcedText, silence)}
    </p>
  )
}
