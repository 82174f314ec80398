import { FORM_ID, PROBLEMS_ID } from '@/components/studio/field-ids'
import { showAndFocus, useStudio, useStudioUi } from '@/components/studio/studio-context'
import { loadOrNotice } from '@/components/ui/load-or-notice'
import { announce } from '@/lib/announcements/announcements'
import { saveButton as texts } from '@/lib/content/studio/desk'
import { revealProblems } from '@/lib/studio/studio-actions'
import type { StudioView } from '@/lib/studio/studio-view'

/** Why the draft cannot be saved; `null` when it can. */
function whyNot({ problems, isChanged }: StudioView): string | null {
  if (problems.length > 0) return texts.problems(problems.length)
  return isChanged ? null : texts.nothing
}

export function useSave() {
  const { store, state, view } = useStudio()
  const { showTab, showOutcome } = useStudioUi()
  const why = whyNot(view)
  const isSaved = view.saved !== null && view.saved.sent?.by !== 'share'

  async function press() {
    if (why !== null) {
      announce('studio save', () => why)
      // Selects the first problem's slide so that the form below the summary shows its field.
      const slide = view.slides[view.problems[0]?.slide ?? -1]
      showAndFocus(
        () => {
          revealProblems(store)
          if (slide) store.dispatch({ type: 'select', slide: slide.id })
          if (!view.draft.isReadable) showTab('text')
        },
        view.problems.length > 0 ? PROBLEMS_ID : FORM_ID,
      )
      return
    }
    const saving = await loadOrNotice(texts.code, () => import('./saving'))
    const outcome = await (isSaved
      ? saving?.savedBefore(store, view, state)
      : saving?.saveChanges(store, view, state))
    if (outcome) showOutcome(outcome)
  }

  return { why, isSaved, press }
}
