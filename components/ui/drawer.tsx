'use client'

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { actions } from '@/lib/content/ui'
import styles from './drawer.module.scss'
import { SpriteIcon } from './icon'
import { Announcer, Notice } from './notice'

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

/** A native modal dialog: the browser traps and restores the focus, and makes the page behind inert. */
export function Drawer({ title, note, bodyName, onClose, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const focused = useRef<Element | null>(null)
  const pressed = useRef<EventTarget | null>(null)

  // A layout effect, because its cleanup runs while the dialog is in the page and the browser can restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  // Another tab may have removed the focused element.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    dialog.current?.querySelector('button')?.focus()
  })

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      className={`${styles.drawer} on-light h-100 p-0 overflow-hidden`}
      ref={dialog}
      aria-label={title}
      // One that is open was closed and opened again by StrictMode, which runs the effect twice.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onFocus={({ target }) => {
        focused.current = target
      }}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={(event) => {
        if (isBackdrop(event) && pressed.current === event.target) dialog.current?.close()
        else closeOnSamePage(event)
      }}
    >
      <div className={`${styles.sheet} d-flex flex-column h-100`}>
        <div className={`${styles.head} d-flex align-items-center justify-content-between border-bottom`}>
          <div>
            <h2 className="m-0 fs-xl">{title}</h2>
            {note && <p className="m-0 text-body-secondary fs-sm">{note}</p>}
          </div>
          <button
            className="btn btn-icon"
            type="button"
            aria-label={actions.close}
            onClick={() => dialog.current?.close()}
          >
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
 * A text selection that ends on the backdrop also fires a click there. Closing on pointerdown would let the rest of the
 * press move the focus to the page.
 */
const isBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget

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
