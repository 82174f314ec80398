import { lastLogOut } from './log-out'
import { liveSession, type Role, type Session } from './session'
import { sessionStore } from './session-store'

/** `away` is a page in the back/forward cache: nothing of it may be painted before it has been looked at anew. */
export type GateState = 'open' | 'closed' | 'away'

/**
 * Who may see a page. The clock is looked at when a document loads, or comes back from the
 * back/forward cache; an open page is closed only by a log-out or by a session that it is not for.
 */
export function createGate(allow: Role) {
  let state: GateState | undefined
  let known: Session | null = null
  let enteredAt = 0

  function look() {
    known = sessionStore.get()
    enteredAt = lastLogOut()
    state = liveSession(known, Date.now())?.user.role === allow ? 'open' : 'closed'
  }

  function reconsider() {
    const session = sessionStore.get()
    const wasLive = liveSession(known, Date.now()) !== null
    if (
      session?.user.role !== allow &&
      (session || wasLive || (lastLogOut() !== 0 && lastLogOut() !== enteredAt))
    )
      state = 'closed'
    if (session) known = session
  }

  function get(): GateState {
    if (!state) look()
    return state ?? 'closed'
  }

  function subscribe(onChange: () => void) {
    const undo = new AbortController()
    const { signal } = undo
    const unsubscribe = sessionStore.subscribe(() => {
      if (state === 'open') reconsider()
      else if (state === 'closed') look()
      onChange()
    })
    window.addEventListener(
      'pagehide',
      () => {
        if (state === 'open') state = 'away'
        onChange()
      },
      { signal },
    )
    window.addEventListener(
      'pageshow',
      () => {
        // After the router's own handler, which would take back a navigation that begins before it.
        setTimeout(() => {
          if (state === 'away') look()
          onChange()
        })
      },
      { signal },
    )
    return () => {
      undo.abort()
      unsubscribe()
    }
  }

  return { get, subscribe }
}
