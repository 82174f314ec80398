import { undo as texts } from '@/lib/content/ui/undo'
import { takeFocus } from './focus'
import styles from './line-item.module.scss'
import type { Removal } from './use-undo'

/** Names what was removed and can restore it. Undo takes the focus because the button that had it is gone. */
export function UndoBar({ removal, onUndo }: { removal: Removal | null; onUndo: () => void }) {
  if (!removal) return null
  return (
    <div className={styles.undo}>
      <p>
        <bdi>{removal.text}</bdi>
      </p>
      <button key={removal.number} className="btn btn-line" type="button" ref={takeFocus} onClick={onUndo}>
        {texts.button}
      </button>
    </div>
  )
}
