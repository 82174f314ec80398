import { isSameField, revertField } from '@/lib/carousel/changes'
import { type Field, replaceSlide } from '@/lib/carousel/edit-slides'
import { editSlides } from '@/lib/carousel/studio-actions'
import { placeOf } from '@/lib/carousel/studio-state'
import { afterPress } from './after-press'
import { fieldId } from './field-ids'
import { showAndFocus, useStudio } from './studio-context'

/** A field of the selected slide with its problems and its live value. */
export function useField(field: Field) {
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
      showAndFocus(() => editSlides(store, next), fieldId(field))
    },
    leave: () => afterPress(() => store.dispatch({ type: 'leave', places: [placeOf(slide.id, field)] })),
  }
}
