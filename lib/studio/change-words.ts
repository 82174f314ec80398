import type { Change } from './changes'
import type { Field } from './edit-slides'

const MAX_PHRASES = 3

const NOUNS: Record<Field, string> = {
  title: 'title',
  line: 'line',
  'button.text': 'button',
  'button.href': 'page',
  language: 'language',
  titleLanguage: 'title’s language',
  poster: 'poster',
  video: 'video',
}

/** "Line of slide 1", "New slide 4" */
export function titleOf(change: Change): string {
  const phrase = phraseOf([change])
  return phrase.slice(0, 1).toUpperCase() + phrase.slice(1)
}

/** "2 changes" */
export function countOf(changes: readonly Change[]): string {
  return changes.length === 1 ? '1 change' : `${changes.length} changes`
}

/** "line and video of slide 1, new slide 4": up to three phrases in the bar, all in a commit message. */
export function listChanges(changes: readonly Change[], max = MAX_PHRASES): string {
  const phrases = groups(changes).map(phraseOf)
  const more = phrases.length - max
  const shown = phrases.slice(0, max).join(', ')
  return more > 0 ? `${shown} and ${more} more` : shown
}

export const commitMessage = (changes: readonly Change[]) =>
  `Carousel: ${listChanges(changes, Number.POSITIVE_INFINITY)}`

/** Groups the changed fields of a slide into one phrase. */
function groups(changes: readonly Change[]): Change[][] {
  const found: Change[][] = []
  for (const change of changes) {
    const last = found.at(-1)
    const isSame =
      change.kind === 'field' && last?.[0]?.kind === 'field' && last[0].slide.id === change.slide.id
    if (isSame) last?.push(change)
    else found.push([change])
  }
  return found
}

function phraseOf(group: readonly Change[]): string {
  const [first] = group
  if (!first || first.kind === 'order') return 'order of the slides'
  if (first.kind === 'new') return `new slide ${first.number}`
  if (first.kind === 'deleted') return `${first.live.title || `slide ${first.number}`} deleted`
  const nouns = group.flatMap((change) => (change.kind === 'field' ? [NOUNS[change.field]] : []))
  return `${joined(nouns)} of slide ${first.number}`
}

export function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}
