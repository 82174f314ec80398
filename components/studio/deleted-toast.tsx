import Button from 'react-bootstrap/Button'
import Toast from 'react-bootstrap/Toast'
import { CloseIcon } from '@/components/ui/icons/close-icon'
import { useHeldToast } from '@/components/ui/use-held-toast'
import { tileId } from './field-ids'
import { type Deleted, showAndFocus, useStudio, useStudioUi } from './studio-context'
import styles from './toast.module.scss'

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Names the deleted slide and offers Undo, as long as the deletion is the last step: Undo would undo a later one. */
export function DeletedToast({ deleted: { number, title, draft } }: { deleted: Deleted }) {
  const { store, state } = useStudio()
  const { showDeleted } = useStudioUi()
  const held = useHeldToast()
  if (state.history.present !== draft) return null

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
      <Toast onClose={() => showDeleted(null)} {...held}>
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
