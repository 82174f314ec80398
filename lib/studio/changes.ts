import { changeTexts as texts } from '@/lib/content/studio'
import {
  type DraftSlide,
  hasSecondLink,
  replaceSlide,
  SLIDE_FIELDS,
  type SlideField,
  withSecondLink,
} from './slides'

type Slides = readonly DraftSlide[]

/** A difference between the draft and the live carousel. */
export type SlideChange =
  | { kind: 'field'; slide: DraftSlide; number: number; field: SlideField; live: DraftSlide }
  | { kind: 'new'; slide: DraftSlide; number: number }
  | { kind: 'deleted'; live: DraftSlide; number: number }
  | { kind: 'order' }

export function slideChangesOf(live: Slides, slides: Slides): SlideChange[] {
  const edited = slides.flatMap((slide, i): SlideChange[] => {
    const before = live.find(({ id }) => id === slide.id)
    if (!before) return [{ kind: 'new', slide, number: i + 1 }]
    const fields = SLIDE_FIELDS.filter((field) => !isSameField(slide, before, field))
    return fields.map((field) => ({ kind: 'field', slide, number: i + 1, field, live: before }))
  })
  const deleted = live.flatMap((before, i): SlideChange[] =>
    has(slides, before.id) ? [] : [{ kind: 'deleted', live: before, number: i + 1 }],
  )
  const isReordered = commonIds(slides, live).join() !== commonIds(live, slides).join()
  return [...edited, ...deleted, ...(isReordered ? [{ kind: 'order' as const }] : [])]
}

export function isSameField(a: DraftSlide, b: DraftSlide, field: SlideField): boolean {
  return field === 'video' ? a.video.join() === b.video.join() : a[field] === b[field]
}

const has = (slides: Slides, wanted: string) => slides.some(({ id }) => id === wanted)

/** The slides that both versions contain, in the order of the first. */
const commonIds = (slides: Slides, others: Slides) =>
  slides.map(({ id }) => id).filter((id) => has(others, id))

export function revertField(slide: DraftSlide, live: DraftSlide, field: SlideField): DraftSlide {
  // A link that was added or removed is reverted as a whole, because half of it would be invalid.
  if (field.startsWith('secondLink.') && hasSecondLink(slide) !== hasSecondLink(live))
    return withSecondLink(slide, live)
  return { ...slide, [field]: live[field] }
}

export function revert(live: Slides, slides: Slides, change: SlideChange): DraftSlide[] {
  if (change.kind === 'field') {
    const slide = slides.find(({ id }) => id === change.slide.id)
    return slide ? replaceSlide(slides, revertField(slide, change.live, change.field)) : [...slides]
  }
  if (change.kind === 'new') return slides.filter(({ id }) => id !== change.slide.id)
  if (change.kind === 'deleted') return slides.toSpliced(change.number - 1, 0, change.live)
  // New slides keep their positions; the others fill the remaining ones in the live order.
  const inOrder = commonIds(live, slides)
  return slides.map((slide) => {
    if (!has(live, slide.id)) return slide
    const next = inOrder.shift()
    return slides.find(({ id }) => id === next) ?? slide
  })
}

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
