import Button from 'react-bootstrap/Button'
import Toast from 'react-bootstrap/Toast'
import { onFirstClick } from '@/lib/browser/first-click'
import { takeFocus } from './focus'
import { CloseIcon } from './icons/close-icon'
import styles from './undo-toast.module.scss'
import { useHeldToast } from './use-held-toast'

type Props = {
  text: string
  /** Whether Undo takes the focus, because the button that was pressed is gone. */
  hasFocus?: boolean
  onUndo: () => void
  onClose: () => void
}

/** Fixed to the bottom of the window, so that nothing shifts. It stays while it is hovered or focused. */
export function UndoToast({ text, hasFocus = false, onUndo, onClose }: Props) {
  const held = useHeldToast()

  return (
    <div className={styles.container}>
      <Toast className="on-dark" aria-label="Last change" ref={withoutLiveRegion} onClose={onClose} {...held}>
        <Toast.Body className={styles.body}>
          <p>
            <bdi>{text}</bdi>
          </p>
          <Button variant="line" ref={hasFocus ? takeFocus : undefined} onClick={onFirstClick(onUndo)}>
            Undo
          </Button>
          <Button variant="icon" aria-label="Close" onClick={onFirstClick(onClose)}>
            <CloseIcon />
          </Button>
        </Toast.Body>
      </Toast>
    </div>
  )
}

/** React-bootstrap makes every toast an assertive alert, which would interrupt the page's own announcer. */
function withoutLiveRegion(toast: HTMLDivElement | null) {
  toast?.setAttribute('role', 'group')
  toast?.setAttribute('aria-live', 'off')
}
