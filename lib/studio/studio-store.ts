import * as v from 'valibot'
import { createSignal } from '@/lib/browser/browser'
import { languages } from '@/lib/content/facts/languages'
import { type Direction, moveStep } from '@/lib/history/history'
import { unsaved } from '@/lib/storage/items'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { type DraftSlide, filesOf, isSameSlides } from './slides'
import { commit, DRAFT_KEY, draftStore, endBurst, type StudioState, selectedIn } from './studio-state'
import { type Live, type StudioView, slidesOf, viewOf } from './studio-view'

type Slides = readonly DraftSlide[]
/** `slide` is the slide that undo selects: the selected one if it is omitted. */
type EditOptions = { select?: string; slide?: string | null; key?: string; at?: number | undefined }

export type StudioStore = ReturnType<typeof createStudioStore>

/** The studio's state outside React. Every change to the draft is stored in the browser at once. */
export function createStudioStore(live: Live, start: StudioState) {
  const { notify, subscribe } = createSignal()
  let state = start
  let seen: { state: StudioState; view: StudioView } | null = null

  function get(): StudioState {
    return state
  }

  /** Caches the view until the state changes. */
  function view(): StudioView {
    if (seen?.state !== state) seen = { state, view: viewOf(live, state) }
    return seen.view
  }

  /** The names of all live files and all files that the visitor has chosen. */
  function fileNames(): ReadonlySet<string> {
    return new Set([...live.files.map(([name]) => name), ...state.files.keys()])
  }

  function set(change: Partial<StudioState>) {
    const before = state
    state = { ...state, ...change }
    if (state.selected !== before.selected)
      lastShownStore.set({ ...lastShownStore.get(), slide: state.selected })
    const { history, saved, base } = state
    const isChanged = history.present !== before.history.present || saved !== before.saved
    if (isChanged || base !== before.base) keep()
    notify()
  }

  /** What the state becomes with these slides, in one undoable step. */
  function edited(slides: Slides, { select, slide, key, at = Date.now() }: EditOptions) {
    const { history, selected } = state
    const wanted = select ?? selected
    if (isSameSlides(history.present, slides)) return { selected: selectedIn(history, wanted) }
    const next = commit(history, slides, { slide: slide === undefined ? wanted : slide, key, at })
    return { history: next, changedAt: at, selected: selectedIn(next, wanted) }
  }
  const edit = (slides: Slides, options: EditOptions = {}) => set(edited(slides, options))

  function step(direction: Direction) {
    const moved = moveStep(state.history, direction)
    if (!moved) return
    const { step, ...moves } = moved
    const history = { ...moves, present: direction === 'undo' ? step.before : step.after, burst: null }
    set({ history, changedAt: Date.now(), selected: selectedIn(history, step.slide ?? state.selected) })
  }
  const select = (slide: string) =>
    set({ selected: selectedIn(state.history, slide), history: endBurst(state.history) })
  /** Fields that lose the focus show their problems. */
  const leave = (places: readonly string[]) =>
    set({ history: endBurst(state.history), touched: new Set([...state.touched, ...places]) })
  const addFiles = (files: StudioState['files']) => set({ files: new Map([...state.files, ...files]) })
  function setKept(name: string, isKept: boolean) {
    const others = [...state.unkept].filter((one) => one !== name)
    set({ unkept: new Set(isKept ? others : [...others, name]) })
  }

  function keep() {
    const { history, base, changedAt, saved } = state
    const chosen = [...filesOf(history.present)].filter(
      (name) => state.files.has(name) || state.lost.has(name),
    )
    const at = changedAt ?? Date.now()
    const ids = base === live.text ? undefined : live.text
    draftStore.set(view().isChanged ? { slides: history.present, at, base, ids, saved, chosen } : null)
    const isUnkept = unsaved.has(DRAFT_KEY)
    // The same state keeps its cached view.
    if (isUnkept !== state.isUnkept) state = { ...state, isUnkept }
  }

  /** Adopts the draft stored or discarded by another tab. Returns the draft if it differs, otherwise `null`. */
  function adoptStored(): readonly DraftSlide[] | null {
    const stored = draftStore.get()
    const slides = stored?.slides ?? slidesOf(live.text)
    const isSame = isSameSlides(slides, state.history.present)
    // Not set, because this tab must not store what the other one has stored.
    if (!isSame) state = { ...state, ...edited(slides, { slide: null, at: stored?.at }) }
    if (stored) state = { ...state, saved: stored.saved }
    notify()
    return isSame ? null : slides
  }

  const changes = { set, edit, step, select, leave, addFiles, setKept }
  return { live, get, view, fileNames, subscribe, adoptStored, ...changes }
}

const place = v.object({ slide: v.optional(v.string()), words: v.optional(v.picklist(languages)) })

/** The slide and the language that were shown last. */
export const lastShownStore = createStoredValue<v.InferOutput<typeof place>>(
  jsonCodec('tersa.studio-place', (json) => {
    const result = v.safeParse(place, json)
    return result.success ? result.output : {}
  }),
)

/** Whether the visitor has dismissed the studio's three-step guide. */
export const hintStore = createStoredValue<boolean>({
  keys: ['tersa.studio-hint'],
  decode: ([text]) => text === 'read',
  encode: (isRead) => [isRead ? 'read' : null],
})
