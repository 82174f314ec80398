import { checkCarousel } from '@/lib/carousel/check/check-carousel'
import type { MediaFile } from '@/lib/carousel/check/media-file'
import type { Problem } from '@/lib/carousel/check/problem'
import { lostFile } from '@/lib/content/studio/messages'
import { type SlideChange, slideChangesOf } from './changes'
import { type Draft, type DraftSlide, draftText, filesOf, isSameSlides } from './draft'
import type { Saved } from './draft-store'
import { type Live, liveUrl, slidesOf } from './live-carousel'
import { placeOf, type StudioState, TEXT_PLACE } from './studio-state'

/** The data that the studio shows, derived from its state. */
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
  changes: readonly SlideChange[]
  /** Also after an edit of the text that changes no slide. */
  isChanged: boolean
  /** Where this draft was saved, if it was not changed afterwards and is not live yet. */
  saved: Saved | null
  /** The draft equals the live carousel again, but the folder still has what was saved before. */
  isFolderBehind: boolean
  problems: readonly Problem[]
  /** For the fields: excludes problems of fields that the visitor has not touched yet. */
  shown: readonly Problem[]
  /** All of them, as soon as one is shown: saving needs every one fixed. */
  toFix: readonly Problem[]
  /** The draft's files that the browser could not store, so a reload would lose them. */
  unkept: readonly string[]
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
  const text = isLive ? live.text : draftText(draft)
  const isChanged = text !== live.text
  const files = new Map<string, MediaFile>([...live.files, ...state.files])
  const problems = checkCarousel(text, files).problems.map((problem) =>
    problem.name !== null && state.lost.has(problem.name) && !files.has(problem.name)
      ? { ...problem, ...lostFile(problem.name) }
      : problem,
  )
  const shown = problems.filter((problem) => isShown(problem, slides, state))
  return {
    draft,
    slides,
    slide,
    number: at + 1,
    liveSlides,
    text,
    files,
    urlOf: (name) => state.files.get(name)?.url ?? liveUrl(name),
    changes: slideChangesOf(liveSlides, slides),
    isChanged,
    saved: isChanged && state.saved?.text === text ? state.saved : null,
    isFolderBehind: !isChanged && state.saved?.way === 'folder' && state.saved.text !== text,
    problems,
    shown,
    toFix: shown.length > 0 ? problems : [],
    unkept: [...filesOf(slides), ...state.unused].filter((name) => state.unkept.has(name)),
  }
}

/** Shows problems of existing files at once, all others only after the field loses focus or Save is pressed. */
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
