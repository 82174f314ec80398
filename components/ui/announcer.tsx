'use client'

import { announcedText, onAnnouncement } from '@/lib/announcements/announcements'
import { useBrowserValue } from '@/lib/browser/use-browser-value'

/** The page's live region. A drawer has its own, because the page behind it is inert. */
export function Announcer() {
  return (
    <p className="visually-hidden" role="status">
      {useBrowserValue(announcedText, onAnnouncement)}
    </p>
  )
}
