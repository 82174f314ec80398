import { type FocusEvent, type MouseEvent, useState } from 'react'
import Button from 'react-bootstrap/Button'
import Toast from 'react-bootstrap/Toast'
import { onFirstClick } from '@/lib/browser/browser'
import { undoToast as texts, undo } from '@/lib/content/ui'
import { takeFocus } from './focus'
import { SpriteIcon } from './icon'
import styles from './notice.module.scss'

const SHOWN_MS = 10_000

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
    <div className={`${styles.container} position-fixed d-print-none`}>
      <Toast
        className={`${styles.toast} on-dark d-flex gap-3 align-items-center mw-100 p-2-half rounded-2 fs-sm`}
        aria-label={texts.label}
        ref={withoutLiveRegion}
        onClose={onClose}
        {...held}
      >
        <p className="m-0 min-w-0">
          <bdi>{text}</bdi>
        </p>
        <Button variant="line" ref={hasFocus ? takeFocus : undefined} onClick={onFirstClick(onUndo)}>
          {undo.button}
        </Button>
        <Button variant="icon" aria-label={texts.close} onClick={onFirstClick(onClose)}>
          <SpriteIcon name="close" />
        </Button>
      </Toast>
    </div>
  )
}

/** Props of a toast that hides after ten seconds, unless the pointer or the focus is on it. */
function useHeldToast() {
  const [isHeld, setIsHeld] = useState(false)
  return {
    animation: false,
    autohide: !isHeld,
    delay: SHOWN_MS,
    onMouseEnter: () => setIsHeld(true),
    onMouseLeave: ({ currentTarget }: MouseEvent) =>
      setIsHeld(currentTarget.contains(document.activeElement)),
    onFocus: () => setIsHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setIsHeld(currentTarget.contains(relatedTarget)),
  }
}

/** React-bootstrap makes every toast an assertive alert, which would interrupt the page's own announcer. */
function withoutLiveRegion(toast: HTMLDivElement | null) {
  toast?.setAttribute('role', 'group')
  toast?.setAttribute('aria-live', 'off')
}
