import { undo as texts } from '@/lib/content/ui/undo'
import { takeFocus } from './focus'
import styles from './line-item.module.scss'
import type { Removal } from './use-undo'

/** Names what was removed and can restore it. Undo takes the focus because the button that had it is gone. */
export function UndoBar({ removal, onUndo }: { removal: Removal | null; onUndo: () => void }) {
  if (!removal) return null
  return (
    <div
      className={`${styles.undo} d-flex gap-2-half align-items-center justify-content-between mt-2-half mb-2-half p-2-half rounded-2`}
    >
      <p className="m-0 min-w-0">
        <bdi>{removal.text}</bdi>
      </p>
      <button
        key={removal.number}
        className="btn btn-line flex-shrink-0"
        type="button"
        ref={takeFocus}
        onClick={onUndo}
      >
        {texts.button}
      </button>
    </div>
  )
}
