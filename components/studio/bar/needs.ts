import { joined } from '@/lib/studio/change-words'
import type { StudioView } from '@/lib/studio/studio-view'

const NOUNS: Readonly<Record<string, string>> = {
  title: 'a title',
  line: 'a line',
  'button.text': 'a button',
  poster: 'a poster',
  video: 'a video',
}

/** "Slide 4 needs a title, a line, a button, a poster and a video." */
export function needsOf({ problems }: StudioView): string | null {
  const missing = problems.filter(({ isMissing, slide }) => isMissing && slide !== null)
  const [first] = missing
  if (!first || first.slide === null) return null
  const nouns = missing
    .filter(({ slide }) => slide === first.slide)
    .flatMap(({ field }) => (field && NOUNS[field] ? [NOUNS[field]] : []))
  return nouns.length === 0 ? null : `Slide ${first.slide + 1} needs ${joined(nouns)}.`
}
