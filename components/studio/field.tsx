import { SpriteIcon } from '@/components/ui/icon'
import { fieldNotes as texts } from '@/lib/content/studio'
import { isSameField, revertField } from '@/lib/studio/changes'
import { replaceSlide, type SlideField } from '@/lib/studio/slides'
import { placeOf } from '@/lib/studio/studio-state'
import styles from './panel.module.scss'
import { fieldId, showAndFocus, useStudio } from './studio-context'

/** A field of the selected slide with its problems and its live value. */
export function useField(field: SlideField) {
  const { store, view } = useStudio()
  const { slide, slides, number, shown, liveSlides } = view
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
      const next = replaceSlide(slides, revertField(slide, changed, field))
      // The revert button had the focus and is removed by the edit.
      showAndFocus(() => store.edit(next), fieldId(field))
    },
    leave: () => afterPress(() => store.leave([placeOf(slide.id, field)])),
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

let isPressed = false
let waiting: (() => void)[] = []

/** Tracks whether a pointer is down. Returns a cleanup function. */
export function followPresses(): () => void {
  const onDown = () => {
    isPressed = true
  }
  const onUp = () => {
    isPressed = false
    // The browser fires `click` after `pointerup`.
    setTimeout(() => {
      for (const work of waiting.splice(0)) work()
    })
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('pointerdown', onDown, options)
  window.addEventListener('pointerup', onUp, options)
  window.addEventListener('pointercancel', onUp, options)
  return () => {
    listening.abort()
    isPressed = false
    waiting = []
  }
}

/** Delays `work` until the pointer is released: an earlier notice could move the button before its click. */
function afterPress(work: () => void) {
  if (isPressed) waiting.push(work)
  else work()
}
