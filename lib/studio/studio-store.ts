import * as v from 'valibot'
import { createSignal } from '@/lib/browser/browser'
import { languages } from '@/lib/content/facts/languages'
import { type Direction, moveStep, peek } from '@/lib/history/history'
import { keepFile } from '@/lib/storage/file-store'
import { unsaved } from '@/lib/storage/items'
import { createStoredValue, jsonCodec, wordCodec } from '@/lib/storage/stored-value'
import { revert, type SlideChange } from './changes'
import {
  canAdd,
  canDelete,
  type DraftSlide,
  duplicate,
  emptySlide,
  filesOf,
  isSameSlides,
  move,
  replaceSlide,
  type SlideTexts,
  type TextField,
  withField,
  withIds,
} from './slides'
import {
  commit,
  DRAFT_KEY,
  draftStore,
  endBurst,
  placeOf,
  type Saved,
  type StudioState,
  selectedIn,
} from './studio-state'
import { type Live, placesOf, type StudioView, slidesOf, viewOf } from './studio-view'

type Slides = readonly DraftSlide[]
/** `slide` is the slide that undo selects: the selected one if it is omitted. */
type EditOptions = { select?: string; slide?: string | null; key?: string; at?: number | undefined }

export type StudioStore = ReturnType<typeof createStudioStore>

/** The studio's state outside React. Every change to the draft is stored in the browser at once. */
export function createStudioStore(live: Live, start: StudioState) {
  const { notify, subscribe } = createSignal()
  let state = start
  let seen: { state: StudioState; view: StudioView } | null = null

  const get = () => state
  const slidesNow = () => state.history.present

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

  const reveal = (places: readonly string[]) =>
    set({ history: endBurst(state.history), touched: new Set([...state.touched, ...places]) })

  /** Shows all current problems, after a file was opened or Save was pressed. */
  const revealProblems = () => reveal(placesOf(view().problems, slidesNow()))

  const addFiles = (files: StudioState['files']) => set({ files: new Map([...state.files, ...files]) })

  /** Stores the draft's files in the browser; the bar reports a failure. */
  async function keepFiles(files: ReadonlyMap<string, { blob: Blob }>) {
    for (const [name, { blob }] of files) {
      const isKept = await keepFile(name, blob)
      const others = [...state.unkept].filter((one) => one !== name)
      set({ unkept: new Set(isKept ? others : [...others, name]) })
    }
  }

  /** Undoes or redoes a step and stores its files again, because another tab may have deleted them. */
  async function step(direction: Direction) {
    const moved = moveStep(state.history, direction)
    if (!moved) return
    const { step, ...moves } = moved
    const before = filesOf(slidesNow())
    const history = { ...moves, present: direction === 'undo' ? step.before : step.after, burst: null }
    set({ history, changedAt: Date.now(), selected: selectedIn(history, step.slide ?? state.selected) })
    const named = filesOf(slidesNow())
    await keepFiles(new Map([...state.files].filter(([name]) => named.has(name) && !before.has(name))))
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

  return {
    live,
    get,
    subscribe,
    view,
    fileNames,
    adoptStored,
    step,
    revealProblems,
    addFiles,
    keepFiles,

    select: (slide: string) =>
      set({ selected: selectedIn(state.history, slide), history: endBurst(state.history) }),
    /** A field that loses the focus shows its problems. */
    leave: (slide: string, field: string) => reveal([placeOf(slide, field)]),
    setField(slide: DraftSlide, field: TextField, value: string) {
      edit(replaceSlide(slidesNow(), withField(slide, field, value)), { key: placeOf(slide.id, field) })
    },
    changeSlide(id: string, change: Partial<SlideTexts>) {
      edit(
        slidesNow().map((slide) => (slide.id === id ? { ...slide, ...change } : slide)),
        { select: id },
      )
    },
    /** Replaces the draft with the slides of an opened file. Slides that resemble each other keep their ids. */
    openSlides(slides: readonly SlideTexts[]) {
      edit(withIds(slides, slidesNow()), { slide: null })
      revealProblems()
    },
    addSlide(): DraftSlide | null {
      if (!canAdd(slidesNow())) return null
      const slide = emptySlide()
      edit([...slidesNow(), slide], { select: slide.id })
      return slide
    },
    duplicateSlide(id: string): DraftSlide | null {
      const result = duplicate(slidesNow(), id)
      if (result) edit(result.slides, { select: result.copy.id })
      return result?.copy ?? null
    },
    deleteSlide(id: string): boolean {
      if (!canDelete(slidesNow())) return false
      const others = slidesNow().filter((slide) => slide.id !== id)
      edit(others, { slide: id })
      return true
    },
    /** Restores a deleted slide to its position and keeps later edits, unless there is no room for it. */
    restoreSlide(slide: DraftSlide, number: number): boolean {
      const isLastStep = peek(state.history, 'undo')?.before.some(({ id }) => id === slide.id)
      if (!isLastStep && !canAdd(slidesNow())) return false
      if (isLastStep) void step('undo')
      else edit(slidesNow().toSpliced(number - 1, 0, slide), { select: slide.id })
      return true
    },
    /** Returns the slide's new number, from 1. */
    moveSlide(id: string, to: number): number {
      edit(move(slidesNow(), id, to), { select: id })
      return slidesNow().findIndex((slide) => slide.id === id) + 1
    },
    /** The only slide stays, and a deleted one comes back only if there is room for it. */
    revertChange(change: SlideChange) {
      if (change.kind === 'new' && !canDelete(slidesNow())) return
      if (change.kind === 'deleted' && !canAdd(slidesNow())) return
      const id = change.kind === 'field' ? change.slide.id : change.kind === 'deleted' ? change.live.id : null
      edit(revert(view().liveSlides, slidesNow(), change), id === null ? { slide: null } : { select: id })
    },
    discard: () => edit(view().liveSlides, { slide: null }),
    /** Bases the draft on the current live carousel. */
    acceptLive: () => set({ base: live.text }),
    setSaved: (saved: Saved) => set({ saved }),
    /** What became of the files that were chosen last. */
    setReport: (report: StudioState['report']) => set({ report }),
  }
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
export const hintStore = createStoredValue(wordCodec('tersa.studio-hint', 'read'))
