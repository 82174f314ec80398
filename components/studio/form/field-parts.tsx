import { SpriteIcon } from '@/components/ui/icon'
import { fieldNotes as texts } from '@/lib/content/studio/form'
import styles from './form.module.scss'

type NotesProps = {
  id: string
  /** The validator's advice, as `npm run content` prints it. */
  advice?: string | undefined
  /** What the studio has done with what was typed. */
  note?: string | undefined
  /** The live value, if it differs. */
  live?: string | undefined
  label?: string
  onRevert?: () => void
}

/** The problem, and the live value with a button to revert to it, below a field. */
export function FieldNotes({ id, advice, note, live, label = '', onRevert }: NotesProps) {
  return (
    <>
      {advice !== undefined && (
        <p className={`${styles.problem} d-flex mw-100 mb-0 fs-sm`} id={id}>
          <SpriteIcon name="exclamation" />
          <span>{advice}</span>
        </p>
      )}
      {note !== undefined && <p className={`${styles.live} mw-100 mb-0 text-body-secondary fs-sm`}>{note}</p>}
      {live !== undefined && (
        <p className={`${styles.live} d-flex align-items-baseline mw-100 mb-0 text-body-secondary fs-sm`}>
          <span className="flex-fill min-w-0">{texts.live(live)}</span>
          <button
            className={`${styles.revert} position-relative flex-shrink-0 min-h-target p-0 border-0`}
            type="button"
            aria-label={texts.revertField(label)}
            onClick={onRevert}
          >
            {texts.revert}
          </button>
        </p>
      )}
    </>
  )
}
