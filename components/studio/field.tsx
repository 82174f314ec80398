import { SpriteIcon } from '@/components/ui/icon'
import { fieldNotes as texts } from '@/lib/content/studio'
import { isSameField, revertField } from '@/lib/studio/changes'
import type { SlideField } from '@/lib/studio/slides'
import styles from './panel.module.scss'
import { fieldId, showAndFocus, usePresses, useStudio } from './studio-context'

/** A field of the selected slide with its problems and its live value. */
export function useField(field: SlideField) {
  const { store, view } = useStudio()
  const presses = usePresses()
  const { slide, number, shown, liveSlides } = view
  const problems = shown.filter((problem) => problem.slide === number - 1 && problem.field === field)
  const live = liveSlides.find(({ id }) => id === slide.id)
  const changed = live && !isSameField(slide, live, field) ? live : null

  return {
    slide,
    problems,
    /** The live slide if this field differs from it, otherwise `null`. */
    changed,
    revert() {
      if (!changed) return
      const next = revertField(slide, changed, field)
      // The revert button had the focus and is removed by the edit.
      showAndFocus(() => store.changeSlide(slide.id, next), fieldId(field))
    },
    leave: () => presses.after(() => store.leave(slide.id, field)),
  }
}

type NotesProps = {
  id: string
  /** The validator's advice, as `npm run content` prints it. */
  advice?: string | undefined
  /** The live value, if it differs. */
  live?: string | undefined
  label?: string
  onRevert?: () => void
}

/** The problem, and the live value with a button to revert to it, below a field. */
export function FieldNotes({ id, advice, live, label = '', onRevert }: NotesProps) {
  return (
    <>
      {advice !== undefined && (
        <p className={`${styles.problem} d-flex mw-100 mb-0 text-bad fs-sm`} id={id}>
          <SpriteIcon name="exclamation" />
          <span>{advice}</span>
        </p>
      )}
      {live !== undefined && (
        <p
          className={`${styles.live} d-flex gap-2-half align-items-baseline mw-100 mb-0 text-body-secondary fs-sm`}
        >
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
