import { type Direction, moveStep } from '@/lib/history/history'
import { type Draft, type DraftSlide, draftText, isSameSlides } from './draft'
import type { Saved } from './draft-store'
import { commit, endBurst, type Snapshots } from './history'
import type { DraftFile, Refused } from './read-files'

export type StudioState = {
  history: Snapshots<Draft>
  /** The live carousel.json on which the draft is based. */
  base: string
  /** The id of the selected slide. */
  selected: string
  files: ReadonlyMap<string, DraftFile>
  /** Fields that have lost focus, as "<slide> <field>" or `TEXT_PLACE`; only their problems are shown. */
  touched: ReadonlySet<string>
  /** Dropped files that no slide uses yet. */
  unused: readonly string[]
  /** The report on the files chosen last. */
  report: { slide: string; refused: readonly Refused[]; notes: readonly string[] } | null
  /** The browser could not store the draft's texts. */
  isUnkept: boolean
  /** The names of the files that the browser could not store. */
  unkept: ReadonlySet<string>
  /** The names of chosen files that the browser has not kept until this visit. */
  lost: ReadonlySet<string>
  saved: Saved | null
  /** The time of the last change; `null` before the first. */
  changedAt: number | null
}

export type StudioAction =
  | { type: 'edit'; draft: Draft; at: number; select?: string; slide?: string | null; key?: string }
  | { type: Direction; at: number }
  | { type: 'select'; slide: string }
  | { type: 'leave'; places: readonly string[] }
  | { type: 'files'; files: ReadonlyMap<string, DraftFile>; unused?: readonly string[] }
  | { type: 'settle'; name: string }
  | { type: 'file-kept'; name: string; isKept: boolean }
  | { type: 'set'; change: Partial<Pick<StudioState, 'base' | 'report' | 'saved'>> }

type Start = Omit<StudioState, 'history' | 'selected' | 'report' | 'isUnkept' | 'unkept'> & { draft: Draft }

export function startStudio({ draft, ...start }: Start): StudioState {
  return {
    ...start,
    history: { steps: [], done: 0, present: draft, burst: null },
    selected: draft.slides[0]?.id ?? '',
    report: null,
    isUnkept: false,
    unkept: new Set(),
  }
}

export const placeOf = (slide: string, field: string) => `${slide} ${field}`
/** The place of problems without a field: invalid JSON or too many slides. */
export const TEXT_PLACE = 'text'

export function studioReducer(state: StudioState, action: StudioAction): StudioState {
  const { history } = state
  switch (action.type) {
    case 'edit': {
      if (isSameDraft(history.present, action.draft)) return withSelected(state, action.select)
      const slide = action.slide === undefined ? (action.select ?? state.selected) : action.slide
      const next = commit(history, action.draft, { slide, key: action.key, at: action.at })
      // After a syntax error is fixed, hides the next one until the text loses focus.
      const isCorrected = action.draft.isReadable && !history.present.isReadable
      const touched = isCorrected
        ? new Set([...state.touched].filter((place) => place !== TEXT_PLACE))
        : state.touched
      return withSelected({ ...state, history: next, touched, changedAt: action.at }, action.select)
    }
    case 'undo':
    case 'redo': {
      const moved = moveStep(history, action.type)
      if (!moved) return state
      const { step, ...moves } = moved
      const { before, after, slide } = step
      const present = action.type === 'undo' ? before : after
      const next = { ...moves, present, burst: null }
      return withSelected({ ...state, history: next, changedAt: action.at }, slide ?? undefined)
    }
    case 'select':
      return withSelected({ ...state, history: endBurst(history) }, action.slide)
    case 'leave':
      return {
        ...state,
        history: endBurst(history),
        touched: new Set([...state.touched, ...action.places]),
      }
    case 'files':
      return {
        ...state,
        files: new Map([...state.files, ...action.files]),
        unused: action.unused?.length ? [...new Set([...state.unused, ...action.unused])] : state.unused,
      }
    case 'settle':
      return { ...state, unused: state.unused.filter((name) => name !== action.name) }
    case 'file-kept': {
      const others = [...state.unkept].filter((name) => name !== action.name)
      return { ...state, unkept: new Set(action.isKept ? others : [...others, action.name]) }
    }
    case 'set':
      return { ...state, ...action.change }
  }
}

/** Selects a slide; if it no longer exists, selects the one now at its position. */
function withSelected(state: StudioState, wanted = state.selected): StudioState {
  const { slides } = state.history.present
  if (slides.some(({ id }) => id === wanted)) return { ...state, selected: wanted }
  const before = state.history.steps
    .flatMap(({ before, after }) => [before, after])
    .map(({ slides }) => slides.findIndex(({ id }) => id === wanted))
    .find((at) => at >= 0)
  const nearest: DraftSlide | undefined = slides[Math.min(before ?? 0, slides.length - 1)]
  return { ...state, selected: nearest?.id ?? '' }
}

function isSameDraft(a: Draft, b: Draft): boolean {
  return draftText(a) === draftText(b) && isSameSlides(a.slides, b.slides)
}
