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
  /** In the middle of the window and with more room, for a result rather than a form. */
  isLarge?: boolean
  /** Already out of sight, while the page behind is not back yet. */
  isHidden?: boolean
}

/** At the top of the window; its body scrolls. Outside of what opens it, whose styles do not concern it. */
export function Dialog({
  title,
  closeLabel = actions.cancel,
  onClose,
  children,
  foot,
  className = '',
  isLarge = false,
  isHidden = false,
}: Props) {
  const id = useId()
  const { dialog, events } = useModal(onClose)
  return createPortal(
    <dialog
      className={`${styles.dialog} ${isLarge ? styles.large : ''} ${className} on-light p-0`}
      ref={dialog}
      aria-labelledby={id}
      hidden={isHidden}
      {...events}
    >
      <div className={`${styles.sheet} d-flex flex-column`}>
        <div className={`${styles.head} d-flex justify-content-between`}>
          <h2 className={`${isLarge ? 'fs-2xl' : 'h4'} m-0`} id={id}>
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
        <div className={styles.body}>{children}</div>
        {foot && <div className={`${styles.foot} d-flex flex-wrap gap-2`}>{foot}</div>}
      </div>
      <Announcer />
    </dialog>,
    document.body,
  )
}
