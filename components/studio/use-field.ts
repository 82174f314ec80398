import { isSameField, revertField } from '@/lib/carousel/changes'
import { type Field, replaceSlide } from '@/lib/carousel/edit-slides'
import { editSlides } from '@/lib/carousel/studio-actions'
import { placeOf } from '@/lib/carousel/studio-state'
import { afterPress } from './after-press'
import { fieldId } from './field-ids'
import { showAndFocus, useStudio } from './studio-context'

/** A field of the selected slide: its problem, and what visitors see in its place. */
export function useField(field: Field) {
  const { store, view } = useStudio()
  const { slide, slides, number, shown, liveSlides } = view
  const problems = shown.filter((problem) => problem.slide === number - 1 && problem.field === field)
  const live = liveSlides.find(({ id }) => id === slide.id)
  const changed = live && !isSameField(slide, live, field) ? live : null

  return {
    slide,
    problems,
    /** The live slide, where this field differs from it. */
    changed,
    revert() {
      if (!changed) return
      const next = replaceSlide(slides, revertField(slide, changed, field))
      // The button that had the focus is gone.
      showAndFocus(() => editSlides(store, next), fieldId(field))
    },
    leave: () => afterPress(() => store.dispatch({ type: 'leave', places: [placeOf(slide.id, field)] })),
  }
}
