import * as v from 'valibot'
import { createSignal } from '@/lib/browser/browser'
import { languages } from '@/lib/content/facts/languages'
import { unsaved } from '@/lib/storage/items'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { type DraftSlide, filesOf, isSameSlides } from './slides'
import { DRAFT_KEY, draftStore, type StudioAction, type StudioState, studioReducer } from './studio-state'
import { type Live, type StudioView, slidesOf, viewOf } from './studio-view'

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

  function dispatch(action: StudioAction) {
    const before = state
    state = studioReducer(state, action)
    if (state === before) return
    if (state.selected !== before.selected)
      lastShownStore.set({ ...lastShownStore.get(), slide: state.selected })
    const { history, saved, base, unused } = state
    const isChanged = history.present !== before.history.present || saved !== before.saved
    if (isChanged || base !== before.base || unused !== before.unused) keep()
    notify()
  }

  function keep() {
    const { history, base, changedAt, saved, unused } = state
    const isClean = !view().isChanged && unused.length === 0
    const chosen = [...filesOf(history.present)].filter(
      (name) => state.files.has(name) || state.lost.has(name),
    )
    const at = changedAt ?? Date.now()
    const ids = base === live.text ? undefined : live.text
    draftStore.set(isClean ? null : { slides: history.present, at, base, ids, saved, unused, chosen })
    const isUnkept = unsaved.has(DRAFT_KEY)
    // The same state keeps its cached view.
    if (isUnkept !== state.isUnkept) state = { ...state, isUnkept }
  }

  /** Adopts the draft stored or discarded by another tab. Returns the draft if it differs, otherwise `null`. */
  function adoptStored(): readonly DraftSlide[] | null {
    const stored = draftStore.get()
    const slides = stored?.slides ?? slidesOf(live.text)
    const isSame = isSameSlides(slides, state.history.present)
    // Not dispatched, because this tab must not store what the other one has stored.
    if (!isSame)
      state = studioReducer(state, { type: 'edit', slides, at: stored?.at ?? Date.now(), slide: null })
    if (stored) state = { ...state, unused: stored.unused, saved: stored.saved }
    notify()
    return isSame ? null : slides
  }

  return { live, get, view, fileNames, dispatch, subscribe, adoptStored }
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
