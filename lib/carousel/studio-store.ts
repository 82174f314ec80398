import { hasUnsaved } from '@/lib/storage/unsaved'
import { type Draft, isSameSlides } from './draft'
import { DRAFT_KEY, draftStore } from './draft-store'
import type { Live } from './live-carousel'
import { type StudioAction, type StudioState, studioReducer } from './studio-state'
import { type StudioView, viewOf } from './studio-view'

export type StudioStore = ReturnType<typeof createStudioStore>

/** The studio's state outside of React: every change of the draft is kept in the browser at once. */
export function createStudioStore(live: Live, start: StudioState) {
  const listeners = new Set<() => void>()
  let state = start
  let seen: { state: StudioState; view: StudioView | null } | null = null

  function get(): StudioState {
    return state
  }

  /** Computed once for each state. */
  function view(): StudioView | null {
    if (seen?.state !== state) seen = { state, view: viewOf(live, state) }
    return seen.view
  }

  /** The names of the live files and of those that the visitor has chosen. */
  function fileNames(): ReadonlySet<string> {
    return new Set([...live.files.map(([name]) => name), ...state.files.keys()])
  }

  function dispatch(action: StudioAction) {
    const before = state
    state = studioReducer(state, action)
    if (state === before) return
    const { history, saved, base } = state
    if (history.present !== before.history.present || saved !== before.saved || base !== before.base) keep()
    for (const onChange of listeners) onChange()
  }

  function keep() {
    const now = view()
    const isClean = now?.changes.length === 0 && state.history.present.isReadable
    const { history, base, saved, changedAt } = state
    draftStore.set(isClean ? null : { ...history.present, at: changedAt ?? Date.now(), base, saved })
    state = studioReducer(state, { type: 'kept', isKept: !hasUnsaved(DRAFT_KEY) })
  }

  /** Adopts what another tab has stored; returns the draft if it is news. */
  function adoptStored(): Draft | null {
    const stored = draftStore.get()
    const { present } = state.history
    if (!stored) return null
    if (stored.text === present.text && isSameSlides(stored.slides, present.slides)) return null
    const { slides, text, isReadable } = stored
    const draft = { slides, text, isReadable }
    dispatch({ type: 'edit', draft, at: stored.at, slide: null })
    return draft
  }

  function subscribe(onChange: () => void) {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  }

  return {
    live,
    get,
    view,
    fileNames,
    dispatch,
    subscribe,
    adoptStored,
  }
}
