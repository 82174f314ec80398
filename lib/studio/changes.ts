import type { DraftSlide } from './draft'
import { FIELDS, type Field, fieldText, replaceSlide, withField } from './edit-slides'

type Slides = readonly DraftSlide[]

/** A difference between the draft and the live carousel. */
export type Change =
  | { kind: 'field'; slide: DraftSlide; number: number; field: Field; live: DraftSlide }
  | { kind: 'new'; slide: DraftSlide; number: number }
  | { kind: 'deleted'; live: DraftSlide; number: number }
  | { kind: 'order' }

export function changesOf(live: Slides, slides: Slides): Change[] {
  const changes: Change[] = []
  slides.forEach((slide, i) => {
    const before = live.find(({ id }) => id === slide.id)
    if (!before) changes.push({ kind: 'new', slide, number: i + 1 })
    else {
      const fields = FIELDS.filter((field) => !isSameField(slide, before, field))
      changes.push(
        ...fields.map((field) => ({ kind: 'field' as const, slide, number: i + 1, field, live: before })),
      )
    }
  })
  live.forEach((before, i) => {
    if (!slides.some(({ id }) => id === before.id))
      changes.push({ kind: 'deleted', live: before, number: i + 1 })
  })
  if (isReordered(live, slides)) changes.push({ kind: 'order' })
  return changes
}

export function isSameField(a: DraftSlide, b: DraftSlide, field: Field): boolean {
  return field === 'video' ? a.video.join() === b.video.join() : fieldText(a, field) === fieldText(b, field)
}

/** Compares the order of the slides that both versions contain. */
function isReordered(live: Slides, slides: Slides): boolean {
  const kept = slides.filter(({ id }) => live.some((before) => before.id === id))
  const before = live.filter(({ id }) => kept.some((slide) => slide.id === id))
  return kept.some(({ id }, i) => before[i]?.id !== id)
}

export function revertField(slide: DraftSlide, live: DraftSlide, field: Field): DraftSlide {
  return field === 'video' ? { ...slide, video: live.video } : withField(slide, field, fieldText(live, field))
}

export function revert(live: Slides, slides: Slides, change: Change): DraftSlide[] {
  if (change.kind === 'field') {
    const slide = slides.find(({ id }) => id === change.slide.id)
    return slide ? replaceSlide(slides, revertField(slide, change.live, change.field)) : [...slides]
  }
  if (change.kind === 'new') return slides.filter(({ id }) => id !== change.slide.id)
  if (change.kind === 'deleted') return slides.toSpliced(change.number - 1, 0, change.live)
  // New slides keep their positions; the others fill the remaining ones in the live order.
  const inOrder = live.filter(({ id }) => slides.some((slide) => slide.id === id)).map(({ id }) => id)
  return slides.map((slide) => {
    if (!live.some(({ id }) => id === slide.id)) return slide
    const next = inOrder.shift()
    return slides.find(({ id }) => id === next) ?? slide
  })
}
