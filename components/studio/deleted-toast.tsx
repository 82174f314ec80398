import { useState } from 'react'
import Button from 'react-bootstrap/Button'
import Toast from 'react-bootstrap/Toast'
import { CloseIcon } from '@/components/ui/icons/close-icon'
import { tileId } from './field-ids'
import { type Deleted, showAndFocus, useStudio, useStudioUi } from './studio-context'
import styles from './toast.module.scss'

const SHOWN_MS = 10_000
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Says what was deleted, with the way back; it stays while it is hovered or has the focus. */
export function DeletedToast({ deleted: { number, title } }: { deleted: Deleted }) {
  const { store } = useStudio()
  const { showDeleted } = useStudioUi()
  const [isHeld, setIsHeld] = useState(false)

  function undo() {
    store.dispatch({ type: 'undo', at: Date.now() })
    const id = store.get().selected
    showAndFocus(() => showDeleted(null), tileId(id))
  }
  function close() {
    showAndFocus(() => showDeleted(null), tileId(store.get().selected))
  }

  return (
    <div className={`${styles.place} on-dark`}>
      <Toast
        animation={false}
        autohide={!isHeld}
        delay={SHOWN_MS}
        onClose={() => showDeleted(null)}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={(event) => setIsHeld(event.currentTarget.contains(document.activeElement))}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        <p>
          Slide {number}
          {title && `, ${title},`} is deleted.
        </p>
        <Button variant="ghost" ref={focus} onClick={undo}>
          Undo
        </Button>
        <Button variant="icon" aria-label="Close" onClick={close}>
          <CloseIcon />
        </Button>
      </Toast>
    </div>
  )
}
