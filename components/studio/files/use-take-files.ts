import { fieldId, PROBLEMS_ID } from '@/components/studio/field-ids'
import { showAndFocus, useStudio, useStudioUi } from '@/components/studio/studio-context'
import { announce } from '@/lib/announcements/announcements'
import { fileReport as texts } from '@/lib/content/studio/files'
import type { Refused } from '@/lib/studio/read-files'
import { takeFiles } from '@/lib/studio/take-files'

/** Adds chosen or dropped files and announces the result. */
export function useTakeFiles() {
  const { store } = useStudio()
  const { showTab } = useStudioUi()
  return async (files: readonly File[], target: { slide: string } | 'new') => {
    const { taken, refused, text, notes } = await takeFiles(store, files, target)
    const words = [
      ...taken.map(({ name }) => texts.accepted(name)),
      ...(text === null ? [] : [texts.textAccepted]),
      ...refused.map(({ name, reason }) => `${texts.refused(name)} ${reason}`),
    ]
    announce('studio files', () => words.join(' '))
    const kind = partThatExplains(refused, taken.length > 0 ? notes : [])
    if (!kind) return
    if (store.get().history.present.isReadable) showAndFocus(() => showTab('form'), fieldId(kind))
    else showAndFocus(() => showTab('text'), PROBLEMS_ID)
  }
}

/** Shows the form's report on refused or renamed files, which may be off-screen or on the other tab. */
function partThatExplains([refused]: readonly Refused[], notes: readonly string[]) {
  if (refused) return refused.kind ?? 'video'
  return notes.length > 0 ? 'poster' : null
}
