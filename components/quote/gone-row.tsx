import { ACT } from '@/components/ui/add-button'
import { takeFocus } from '@/components/ui/focus'
import { gone as texts } from '@/lib/content/quote/list'
import { undo } from '@/lib/content/ui/undo'
import styles from './quote.module.scss'
import type { Gone } from './use-gone'

/** In place of a removed line. Undo takes the focus, because the button that had it is gone. */
export function GoneRow({ gone, onUndo }: { gone: Gone; onUndo: (gone: Gone) => void }) {
  return (
    <li
      className={`${styles.gone} d-flex gap-3 align-items-center justify-content-between px-2-half py-1 my-2 rounded-2`}
    >
      <span className="min-w-0">
        <bdi>{texts.removed(gone.name)}</bdi>
      </span>
      <button
        className={`${ACT} flex-shrink-0`}
        type="button"
        aria-label={texts.undo(gone.name)}
        ref={takeFocus}
        onClick={() => onUndo(gone)}
      >
        {undo.button}
      </button>
    </li>
  )
}
