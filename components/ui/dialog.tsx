import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { actions } from '@/lib/content/ui'
import styles from './dialog.module.scss'
import { SpriteIcon } from './icon'
import { Announcer, Notice } from './notice'
import { useModal } from './use-modal'

type Props = {
  title: string
  closeLabel?: string
  onClose: () => void
  children: ReactNode
  foot?: ReactNode
  className?: string | undefined
}

/** At the top of the window; its body scrolls. Outside of what opens it, whose styles do not concern it. */
export function Dialog({
  title,
  closeLabel = actions.cancel,
  onClose,
  children,
  foot,
  className = '',
}: Props) {
  const id = useId()
  const { dialog, events } = useModal(onClose)
  return createPortal(
    <dialog
      className={`${styles.dialog} ${className} on-light p-0`}
      ref={dialog}
      aria-labelledby={id}
      {...events}
    >
      <div className={`${styles.sheet} d-flex flex-column`}>
        <div className={`${styles.head} d-flex align-items-center justify-content-between py-2`}>
          <h2 className="h4 m-0" id={id}>
            {title}
          </h2>
          <button
            className="btn btn-icon flex-shrink-0"
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
          >
            <SpriteIcon name="close" />
          </button>
        </div>
        <Notice isInline />
        <div className={`${styles.body} py-3`}>{children}</div>
        {foot && (
          <div className={`${styles.foot} d-flex flex-wrap gap-2 justify-content-end py-3`}>{foot}</div>
        )}
      </div>
      <Announcer />
    </dialog>,
    document.body,
  )
}
