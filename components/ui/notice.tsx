'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { onNotice, showNotice, shownNotice } from '@/lib/notices/notices'
import { onRefusal } from '@/lib/storage/refusal'
import styles from './notice.module.scss'

const nothing = () => null

/** A line at the foot of the window; a drawer shows it, too. */
export function Notice() {
  const text = useSyncExternalStore(onNotice, shownNotice, nothing)
  return (
    <div role="status">
      {text !== null && (
        <div className={`${styles.notice} on-dark`}>
          <p>{text}</p>
          <button className="btn btn-line" type="button" onClick={() => showNotice(null)}>
            Understood
          </button>
        </div>
      )}
    </div>
  )
}

/** What a full or forbidden storage means, once a visit. */
export function RefusalNotice() {
  useEffect(
    () =>
      onRefusal(() =>
        showNotice(
          'This browser does not keep what you do here: it may be full, or not allowed to. It lasts until you reload or close this page.',
        ),
      ),
    [],
  )
  return <Notice />
}
