import { revealProblems } from '@/lib/studio/studio-actions'
import { PROBLEMS_ID } from './field-ids'
import { showAndFocus, useStudio, useStudioUi } from './studio-context'

/** Shows every problem of the draft, above the form of the first one's slide. */
export function useShowProblems() {
  const { store, view } = useStudio()
  const { showTab } = useStudioUi()
  const slide = view.slides[view.problems[0]?.slide ?? -1]
  return () =>
    showAndFocus(() => {
      revealProblems(store)
      if (slide) store.dispatch({ type: 'select', slide: slide.id })
      if (!view.draft.isReadable) showTab('text')
    }, PROBLEMS_ID)
}
