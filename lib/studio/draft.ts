import { newId } from '@/lib/browser/new-id'
import { printSlides, readSlides, type SlideTexts } from './carousel-text'

/** A slide being edited; any field may still be empty. */
export type DraftSlide = SlideTexts & { id: string }

/** The unpublished version of the carousel. */
export type Draft = {
  slides: readonly DraftSlide[]
  /** The text typed in the Text tab; `null` when it matches the slides. */
  text: string | null
  /** While this is `false`, `slides` come from the last valid text. */
  isReadable: boolean
}

export function draftWithSlides(slides: readonly DraftSlide[]): Draft {
  return { slides, text: null, isReadable: true }
}

export function draftText({ slides, text }: Draft): string {
  return text ?? printSlides(slides)
}

/** Applies an edited text to the draft; recognisable slides keep their ids. */
export function withText(draft: Draft, text: string): Draft {
  const slides = readSlides(text)
  if (!slides) return { ...draft, text, isReadable: false }
  return { slides: withIds(slides, draft.slides), text, isReadable: true }
}

const ways: readonly ((a: SlideTexts, b: SlideTexts) => boolean)[] = [
  (a, b) => a.video[0] !== undefined && a.video[0] === b.video[0],
  (a, b) => a.title !== '' && a.title === b.title,
  (a, b) => a.poster !== '' && a.poster === b.poster,
]

/** Gives each slide the id of the most similar known slide, or a new id. */
export function withIds(slides: readonly SlideTexts[], known: readonly DraftSlide[]): DraftSlide[] {
  const ids = new Map<SlideTexts, string>()
  const isFree = ({ id }: DraftSlide) => ![...ids.values()].includes(id)
  for (const isAlike of ways) {
    for (const slide of slides.filter((one) => !ids.has(one))) {
      const match = known.find((candidate) => isFree(candidate) && isAlike(slide, candidate))
      if (match) ids.set(slide, match.id)
    }
  }
  return slides.map((slide, i) => {
    const same = known[i]
    const id = ids.get(slide) ?? (known.length === slides.length && same && isFree(same) ? same.id : newId())
    ids.set(slide, id)
    return { ...slide, id }
  })
}

/** The names of the posters and videos that these slides use. */
export function filesOf(slides: readonly SlideTexts[]): ReadonlySet<string> {
  return new Set(slides.flatMap(({ poster, video }) => [poster, ...video]).filter((name) => name !== ''))
}

export function isSameSlides(a: readonly SlideTexts[], b: readonly SlideTexts[]): boolean {
  return printSlides(a) === printSlides(b)
}
