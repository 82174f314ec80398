import { hasSecondLink } from './carousel-text'
import type { DraftSlide } from './draft'
import { type Field, fieldText, replaceSlide, SLIDE_FIELDS, withField } from './edit-slides'

type Slides = readonly DraftSlide[]

/** A difference between the draft and the live carousel. */
export type SlideChange =
  | { kind: 'field'; slide: DraftSlide; number: number; field: Field; live: DraftSlide }
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

export function isSameField(a: DraftSlide, b: DraftSlide, field: Field): boolean {
  if (field === 'focus') return a.focus === b.focus
  return field === 'video' ? a.video.join() === b.video.join() : fieldText(a, field) === fieldText(b, field)
}

const has = (slides: Slides, wanted: string) => slides.some(({ id }) => id === wanted)

/** The slides that both versions contain, in the order of the first. */
const commonIds = (slides: Slides, others: Slides) =>
  slides.map(({ id }) => id).filter((id) => has(others, id))

export function revertField(slide: DraftSlide, live: DraftSlide, field: Field): DraftSlide {
  if (field === 'video') return { ...slide, video: live.video }
  if (field === 'focus') return { ...slide, focus: live.focus }
  const isSecondLink = field === 'secondLink.text' || field === 'secondLink.href'
  // A link that was added or removed is reverted as a whole, because half of it would be invalid.
  if (isSecondLink && hasSecondLink(slide) !== hasSecondLink(live))
    return { ...slide, secondLink: live.secondLink }
  return withField(slide, field, fieldText(live, field))
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
