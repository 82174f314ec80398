'use client'

import type { MouseEvent, ReactNode } from 'react'
import { actions } from '@/lib/content/ui'
import styles from './drawer.module.scss'
import { SpriteIcon } from './icon'
import { Announcer, Notice } from './notice'
import { useModal } from './use-modal'

type Props = {
  title: string
  /** Below the title. */
  note?: string
  /** Names a body with nothing to focus. It takes the focus itself, so that the keyboard can scroll it. */
  bodyName?: string
  onClose: () => void
  children: ReactNode
  foot?: ReactNode
}

/** At the right edge of the window, in its full height. */
export function Drawer({ title, note, bodyName, onClose, children, foot }: Props) {
  const { dialog, close, events } = useModal(onClose)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      className={`${styles.drawer} on-light h-100 p-0 overflow-hidden`}
      ref={dialog}
      aria-label={title}
      {...events}
      onClick={(event) => {
        events.onClick(event)
        closeOnSamePage(event)
      }}
    >
      <div className={`${styles.sheet} d-flex flex-column h-100`}>
        <div className={`${styles.head} d-flex align-items-center justify-content-between border-bottom`}>
          <div>
            <h2 className="m-0 fs-xl">{title}</h2>
            {note && <p className="m-0 text-body-secondary fs-sm">{note}</p>}
          </div>
          <button className="btn btn-icon" type="button" aria-label={actions.close} onClick={close}>
            <SpriteIcon name="close" />
          </button>
        </div>
        <Notice isInline />
        <div
          className={`${styles.body} px-4 pt-2 pb-4`}
          {...(bodyName && { role: 'group', 'aria-label': bodyName, tabIndex: 0 })}
        >
          {children}
        </div>
        {foot && <div className="d-grid gap-3 px-4 pt-3-half pb-4 border-top">{foot}</div>}
      </div>
      <Announcer />
    </dialog>
  )
}

/**
 * Closes at once for a link to the current route. For another route the drawer stays open until the page has changed,
 * because the navigation may fail.
 */
function closeOnSamePage(event: MouseEvent<HTMLDialogElement>) {
  const { target, currentTarget } = event
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
  const link = target instanceof Element ? target.closest('a') : null
  if (!opensElsewhere && link?.pathname === window.location.pathname) currentTarget.close()
}
