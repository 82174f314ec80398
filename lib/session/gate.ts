import { lastLogOut } from './end-session'
import { liveSession, type Role, type Session } from './session'
import { sessionStore } from './session-store'

export type GateState = 'open' | 'closed'

/**
 * Hides a guarded page that is in the back/forward cache: none of it may be painted before the session has been
 * checked again. Set directly on <html>: in Firefox, React work that is scheduled during `pagehide` never runs and
 * blocks later updates.
 */
const AWAY = 'data-away'

/**
 * Decides whether a page may be seen. The expiry is checked when a document loads or returns from the back/forward
 * cache; an open page closes only at a log-out or with a session of another role.
 */
export function createGate(allow: Role) {
  let state: GateState | undefined
  let known: Session | null = null
  let enteredAt = 0
  let isAway = false

  function check() {
    known = sessionStore.get()
    enteredAt = lastLogOut()
    state = liveSession(known, Date.now())?.user.role === allow ? 'open' : 'closed'
  }

  function checkChange() {
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
    if (!state) check()
    return state ?? 'closed'
  }

  function subscribe(onChange: () => void) {
    const undo = new AbortController()
    const { signal } = undo
    const unsubscribe = sessionStore.subscribe(() => {
      // A page that returns is checked below, after the router's own handler.
      if (isAway) return
      if (state === 'open') checkChange()
      else if (state === 'closed') check()
      onChange()
    })
    window.addEventListener(
      'pagehide',
      () => {
        if (state !== 'open') return
        isAway = true
        document.documentElement.toggleAttribute(AWAY, true)
      },
      { signal },
    )
    window.addEventListener(
      'pageshow',
      () => {
        // After the router's own handler, which would undo a navigation that begins before it.
        setTimeout(() => {
          if (isAway) check()
          isAway = false
          onChange()
          // By then React has rendered the new state.
          setTimeout(() => document.documentElement.removeAttribute(AWAY))
        })
      },
      { signal },
    )
    return () => {
      undo.abort()
      document.documentElement.removeAttribute(AWAY)
      unsubscribe()
    }
  }

  return { get, subscribe }
}
