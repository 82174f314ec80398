import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import type { FilmPart } from '@/components/carousel/hero-preview'
import { focusAfter, takeLostFocus } from '@/components/ui/focus'
import type { ShownSlide } from '@/lib/carousel/slides'
import { type Language, languages } from '@/lib/content/facts/languages'
import type { Size } from '@/lib/media/media-types'
import type { FilmJob } from '@/lib/studio/film/film-job'
import type { FileToSave } from '@/lib/studio/folder'
import type { StudioState } from '@/lib/studio/studio-state'
import { lastShownStore, type StudioStore } from '@/lib/studio/studio-store'
import type { StudioView } from '@/lib/studio/studio-view'

export type SaveOutcome =
  | { way: 'folder' | 'zip'; files: readonly FileToSave[]; zip: File; unused: readonly string[] }
  | { way: 'failed'; reason: string }
export type Tab = 'form' | 'text'
/** A frame, a part of a picture or a prepared video that the preview shows before the visitor uses it. */
export type ShownFrame = {
  slide: string
  url: string
  size: Size
  /** The line above the preview. */
  words: string
  /** Replaces the slide's own focus; `undefined` shows the slide without one. */
  focus?: number | undefined
  /** Shown at a phone's width, whatever width is chosen. */
  isOnPhone?: boolean
  /** The prepared video, or the one of which a part is chosen. */
  videos?: ShownSlide['videos']
  part?: FilmPart
  /** The video plays at once. */
  isPlaying?: boolean
}

type StudioUi = {
  /** The language of the texts in the form and the preview. */
  words: Language
  showWords: (words: Language) => void
  tab: Tab
  showTab: (tab: Tab) => void
  frame: ShownFrame | null
  showFrame: Dispatch<SetStateAction<ShownFrame | null>>
  /** By slide, the video that is being prepared for it, or was last. */
  films: ReadonlyMap<string, FilmJob>
  setFilm: (film: FilmJob) => void
  /** Ends the work on a video that another video of its slide replaces. */
  endFilmOf: (slide: string) => void
  /** The result of the last save, until its dialog is closed. */
  outcome: SaveOutcome | null
  showOutcome: (outcome: SaveOutcome | null) => void
}

const StoreContext = createContext<StudioStore | null>(null)
const UiContext = createContext<StudioUi | null>(null)

export function StudioProvider({ store, children }: { store: StudioStore; children: ReactNode }) {
  const [tab, showTab] = useState<Tab>('form')
  const [words, setWords] = useState<Language>(() => lastShownStore.get().words ?? languages[0])
  const [frame, showFrame] = useState<ShownFrame | null>(null)
  const films = useFilms(store)
  const [outcome, showOutcome] = useState<SaveOutcome | null>(null)
  const ui = useMemo(
    () => ({
      showWords(words: Language) {
        lastShownStore.set({ ...lastShownStore.get(), words })
        setWords(words)
      },
      ...{ words, tab, showTab, frame, showFrame, ...films },
      outcome,
      showOutcome,
    }),
    [words, tab, frame, films, outcome],
  )
  return (
    <StoreContext value={store}>
      <UiContext value={ui}>{children}</UiContext>
    </StoreContext>
  )
}

/** The video was chosen, and the slide does not have it yet. */
const isUnused = (job: FilmJob) => {
  const { phase, isOpen } = job.get()
  return isOpen && phase.name !== 'cannot'
}

/** A reload would lose changes that are not saved, because the browser does not keep them. */
export const wouldLose = ({ isUnkept }: StudioState, { isChanged, saved, unkept }: StudioView) =>
  isChanged && saved === null && (isUnkept || unkept.length > 0)

/**
 * A slide has one video at most. Replacing a video or leaving the studio stops its work; the browser asks before it unloads
 * a page that would lose an unused video or changes.
 */
function useFilms(store: StudioStore) {
  const [films, setFilms] = useState<ReadonlyMap<string, FilmJob>>(new Map())
  const held = useRef(films)
  useEffect(() => {
    for (const [slide, job] of held.current) if (films.get(slide) !== job) job.close()
    held.current = films
  }, [films])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const state = store.get()
      const shown = state.history.present.map(({ id }) => films.get(id))
      if (wouldLose(state, store.view()) || shown.some((job) => job && isUnused(job))) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [store, films])
  useEffect(
    () => () => {
      for (const job of held.current.values()) job.close()
    },
    [],
  )
  return useMemo(
    () => ({
      films,
      setFilm: (job: FilmJob) => setFilms((now) => new Map(now).set(job.slide, job)),
      endFilmOf: (slide: string) => setFilms((now) => new Map([...now].filter(([id]) => id !== slide))),
    }),
    [films],
  )
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('Use this inside of the studio.')
  return value
}

export const useStudioStore = () => present(use(StoreContext))

export function useStudio() {
  const store = useStudioStore()
  const state = useSyncExternalStore(store.subscribe, store.get)
  return { store, state, view: store.view() }
}

export const useStudioUi = () => present(use(UiContext))

/** Ends the preview of the frame with this URL, unless another frame has taken its place. */
export const withoutFrame = (url: string) => (shown: ShownFrame | null) => (shown?.url === url ? null : shown)

/** Applies a change and focuses the element with this id as soon as it is rendered. */
export function showAndFocus(change: () => void, id: string) {
  focusAfter(change, () => document.getElementById(id))
}

/** Moves the focus to `next` if the change removes the focused element. */
export async function keepFocus(change: () => unknown, next: () => string) {
  const before = document.activeElement
  await flushSync(change)
  flushSync(() => {})
  if (before?.isConnected === false) takeLostFocus(document.getElementById(next()))
}

/** The ids of fields, used by the links in the problem summary. */
export const fieldId = (field: string) => `field-${field.replaceAll('.', '-')}`

/** The id of the form's heading. */
export const FORM_ID = 'studio-form'
export const SLIDES_ID = 'studio-slides'
export const PROBLEMS_ID = 'studio-problems'
export const TEXT_ID = 'studio-text'
export const UNDO_ID = 'studio-undo'
export const tileId = (slide: string) => `tile-${slide}`
export const HINT_ID = 'studio-hint'
