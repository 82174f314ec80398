import { type ReactNode, useId } from 'react'
import { actions } from '@/lib/content/ui'
import styles from './dialog.module.scss'
import { SpriteIcon } from './icon'
import { Announcer } from './notice'
import { useModal } from './use-modal'

type Props = {
  title: string
  closeLabel?: string
  onClose: () => void
  children: ReactNode
  foot?: ReactNode
  className?: string | undefined
}

/** In the middle of the window; its body scrolls. */
export function Dialog({
  title,
  closeLabel = actions.cancel,
  onClose,
  children,
  foot,
  className = '',
}: Props) {
  const id = useId()
  const { dialog, close, events } = useModal(onClose)
  return (
    <dialog
      className={`${styles.dialog} ${className} on-light p-0`}
      ref={dialog}
      aria-labelledby={id}
      {...events}
    >
      <div className={styles.sheet}>
        <div className="d-flex gap-3 align-items-start justify-content-between">
          <h2 className="h4 m-0" id={id}>
            {title}
          </h2>
          <button className="btn btn-icon" type="button" aria-label={closeLabel} onClick={close}>
            <SpriteIcon name="close" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className="d-flex flex-wrap gap-2 justify-content-end">{foot}</div>}
      </div>
      <Announcer />
    </dialog>
  )
}
