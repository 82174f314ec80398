import { afterPress } from '@/components/studio/after-press'
import { fieldId } from '@/components/studio/field-ids'
import { showAndFocus, useStudio } from '@/components/studio/studio-context'
import { isSameField, revertField } from '@/lib/studio/changes'
import { type Field, replaceSlide } from '@/lib/studio/edit-slides'
import { editSlides } from '@/lib/studio/studio-actions'
import { placeOf } from '@/lib/studio/studio-state'

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
