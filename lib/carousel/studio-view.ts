import { type Change, changesOf } from './changes'
import { checkCarousel } from './check-carousel'
import { type Draft, type DraftSlide, filesOf, isSameSlides, textOf } from './draft'
import { type Live, liveUrl, slidesOf } from './live-carousel'
import type { MediaFile } from './media-file'
import type { Problem } from './problem'
import { placeOf, type StudioState, TEXT_PLACE } from './studio-state'

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

/** A file that is there and wrong shows at once; anything else when its field was left or Save was pressed. */
function isShown(problem: Problem, slides: readonly DraftSlide[], { touched }: StudioState): boolean {
  const { field, isMissing } = problem
  return (
    ((field === 'poster' || field === 'video') && !isMissing) || touched.has(placeOfProblem(problem, slides))
  )
}

export function placeOfProblem({ slide, field }: Problem, slides: readonly DraftSlide[]): string {
  const owner = slide === null ? undefined : slides[slide]
  return owner && field !== null ? placeOf(owner.id, field) : TEXT_PLACE
}
