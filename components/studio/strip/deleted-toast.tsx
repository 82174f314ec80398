import Button from 'react-bootstrap/Button'
import Toast from 'react-bootstrap/Toast'
import { tileId } from '@/components/studio/field-ids'
import { type Deleted, showAndFocus, useStudio, useStudioUi } from '@/components/studio/studio-context'
import { CloseIcon } from '@/components/ui/icons'
import { useHeldToast } from '@/components/ui/use-held-toast'
import { restoreSlide } from '@/lib/studio/studio-actions'
import styles from './toast.module.scss'

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Names the deleted slide and offers Undo. */
export function DeletedToast({ deleted: { number, slide } }: { deleted: Deleted }) {
  const { store } = useStudio()
  const { showDeleted } = useStudioUi()
  const held = useHeldToast()

  function undo() {
    showAndFocus(() => {
      restoreSlide(store, slide, number)
      showDeleted(null)
    }, tileId(slide.id))
  }
  function close() {
    showAndFocus(() => showDeleted(null), tileId(store.get().selected))
  }

  return (
    <div className={`${styles.place} on-dark`}>
      <Toast onClose={() => showDeleted(null)} {...held}>
        <p>
          Slide {number}
          {slide.title && `, ${slide.title},`} is deleted.
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
