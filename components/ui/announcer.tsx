'use client'

import { useSyncExternalStore } from 'react'
import { announcedText, onAnnouncement } from '@/lib/announcements/announcements'

const silence = () => ''

/** The page's live region. A drawer has its own, because the page behind it is inert. */
export function Announcer() {
  return (
    <p className="visually-hidden" role="status">
      {useSyncExternalStore(onAnnouncement, announcedText, silence)}
    </p>
  )
}
