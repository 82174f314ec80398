'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Announcer } from './announcer'
import styles from './drawer.module.scss'
import { CloseIcon } from './icons'
import { Notice } from './notice'

type Props = { title: string; onClose: () => void; children: ReactNode; foot?: ReactNode }

/** A native modal dialog: the browser keeps the focus in it, gives it back, and makes the page behind inert. */
export function Drawer({ title, onClose, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it leaves the page, or the browser forgets where the focus was.
    return () => element?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      className={`${styles.drawer} on-light`}
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={closeBehind}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <button
            className="btn btn-icon"
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      <Announcer />
      <Notice />
    </dialog>
  )
}

/** A press on the backdrop is one on the dialog itself; a link leads away from it. */
function closeBehind({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  const isLink = target instanceof Element && target.closest('a[href]')
  if (isLink || target === currentTarget) currentTarget.close()
}
