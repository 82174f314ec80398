import { type Change, changesOf } from './changes'
import { checkCarousel } from './check-carousel'
import { type Draft, type DraftSlide, filesOf, isSameSlides, textOf } from './draft'
import { type Live, liveUrl, slidesOf } from './live-carousel'
import type { MediaFile } from './media-file'
import type { Problem } from './problem'
import { placeOf, type StudioState } from './studio-state'

/** What the studio shows, computed from its state. */
export type StudioView = {
  draft: Draft
  slides: readonly DraftSlide[]
  slide: DraftSlide
  number: number
  liveSlides: readonly DraftSlide[]
  /** carousel.json as it would be saved. */
  text: string
  files: ReadonlyMap<string, MediaFile>
  urlOf: (name: string) => string
  changes: readonly Change[]
  problems: readonly Problem[]
  /** Without those of fields that nobody has filled or left yet. */
  shown: readonly Problem[]
  /** A reload would lose a part of the draft. */
  isUnkept: boolean
}

export function viewOf(live: Live, state: StudioState): StudioView | null {
  const draft = state.history.present
  const { slides } = draft
  const at = Math.max(
    0,
    slides.findIndex(({ id }) => id === state.selected),
  )
  const slide = slides[at]
  if (!slide) return null
  const liveSlides = slidesOf(live.text)
  const isLive = draft.text === null && isSameSlides(slides, liveSlides)
  const text = isLive ? live.text : textOf(draft)
  const files = new Map<string, MediaFile>([...live.files, ...state.files])
  const problems = checkCarousel(text, files).problems
  return {
    draft,
    slides,
    slide,
    number: at + 1,
    liveSlides,
    text,
    files,
    urlOf: (name) => state.files.get(name)?.url ?? liveUrl(name),
    changes: changesOf(liveSlides, slides),
    problems,
    shown: problems.filter((problem) => isShown(problem, slides, state)),
    isUnkept: state.isUnkept || [...filesOf(slides), ...state.unused].some((name) => state.unkept.has(name)),
  }
}

/** A file or a text that is there and wrong shows at once; an empty field when it was left or Save was pressed. */
function isShown(
  { slide, field, isMissing }: Problem,
  slides: readonly DraftSlide[],
  { isRevealed, touched }: StudioState,
): boolean {
  const owner = slide === null ? undefined : slides[slide]
  if (isRevealed || !owner || field === null) return true
  if ((field === 'poster' || field === 'video') && !isMissing) return true
  return touched.has(placeOf(owner.id, field))
}
