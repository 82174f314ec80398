import { changeTexts as texts } from '@/lib/content/studio/changes'
import type { SlideChange } from './changes'

const MAX_PHRASES = 3

/** "Line of slide 1", "New slide 4" */
export const titleOf = (change: SlideChange) => texts.title(phraseOf([change]))

/** "2 changes" */
export const countOf = (changes: readonly SlideChange[]) => texts.count(changes.length)

/** "line and video of slide 1, new slide 4": up to three phrases in the bar, all in a message. */
export function listChanges(changes: readonly SlideChange[], max = MAX_PHRASES): string {
  const phrases = groups(changes).map(phraseOf)
  return texts.list(phrases.slice(0, max), phrases.length - max)
}

/** Groups the changed fields of a slide into one phrase. */
function groups(changes: readonly SlideChange[]): SlideChange[][] {
  const found: SlideChange[][] = []
  for (const change of changes) {
    const last = found.at(-1)
    const isSame =
      change.kind === 'field' && last?.[0]?.kind === 'field' && last[0].slide.id === change.slide.id
    if (isSame) last?.push(change)
    else found.push([change])
  }
  return found
}

function phraseOf(group: readonly SlideChange[]): string {
  const [first] = group
  if (!first || first.kind === 'order') return texts.order
  if (first.kind === 'new') return texts.isNew(first.number)
  if (first.kind === 'deleted')
    return first.live.title ? texts.deleted(first.live.title) : texts.deletedUntitled(first.number)
  const fields = group.flatMap((change) => (change.kind === 'field' ? [change.field] : []))
  return texts.changed(fields, first.number)
}
