'use client'

import { type MouseEvent, useEffect } from 'react'
import {
  announcedText,
  closeNotice,
  onAnnouncement,
  onNotices,
  showNotice,
  shownNotices,
} from '@/lib/announcements/announcements'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { refusalNotice, notice as texts } from '@/lib/content/site'
import { onRefusal } from '@/lib/storage/items'
import { IntentLink } from './links'
import styles from './notice.module.scss'

/** At the bottom of the window, or inline in a drawer. */
export function Notice({ isInline = false }: { isInline?: boolean }) {
  const notices = useBrowserValue(shownNotices, onNotices)
  return (
    <div className={isInline ? undefined : `d-print-none ${styles.foot}`} role="status">
      {notices?.map(({ number, text, link }) => (
        <div className={`${styles.notice} on-dark`} key={number}>
          <p>
            {text} {link && <IntentLink href={link.href}>{link.label}</IntentLink>}
          </p>
          <button className="btn btn-line" type="button" onClick={(event) => close(event, text)}>
            {texts.close}
          </button>
        </div>
      ))}
    </div>
  )
}

/** Moves the focus to the drawer, or to the page's content. */
function close({ currentTarget }: MouseEvent<HTMLButtonElement>, text: string) {
  const next = currentTarget.closest('dialog')?.querySelector('button') ?? document.getElementById('main')
  closeNotice(text)
  next?.focus()
}

/** Warns, once per visit, that the browser's storage is full or blocked. */
export function RefusalNotice() {
  useEffect(() => onRefusal(() => showNotice(refusalNotice.notSaved)), [])
  return <Notice />
}

/** The page's live region. A drawer has its own, because the page behind it is inert. */
export function Announcer() {
  return (
    <p className="visually-hidden" role="status">
      {useBrowserValue(announcedText, onAnnouncement)}
    </p>
  )
}
