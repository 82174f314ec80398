import { FORM_ID } from '@/components/studio/field-ids'
import { showAndFocus, useStudio, useStudioUi } from '@/components/studio/studio-context'
import { useShowProblems } from '@/components/studio/use-show-problems'
import { loadOrNotice } from '@/components/ui/load-or-notice'
import { announce } from '@/lib/announcements/announcements'
import { saveButton as texts } from '@/lib/content/studio/desk'
import type { StudioView } from '@/lib/studio/studio-view'

/** Why the draft cannot be saved; `null` when it can. */
function whyNot({ problems, isChanged, isFolderBehind }: StudioView): string | null {
  if (problems.length > 0) return texts.problems(problems.length)
  return isChanged || isFolderBehind ? null : texts.nothing
}

export function useSave() {
  const { store, state, view } = useStudio()
  const { showOutcome } = useStudioUi()
  const showProblems = useShowProblems()
  const why = whyNot(view)
  const isSaved = view.saved !== null && view.saved.sent?.by !== 'share'

  async function press() {
    if (why !== null) {
      announce('studio save', () => why)
      if (view.problems.length > 0) showProblems()
      else showAndFocus(() => {}, FORM_ID)
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
