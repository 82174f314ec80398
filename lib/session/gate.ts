import { lastLogOut, liveSession, type Role, type Session, sessionStore } from './session'

export type GateState = 'open' | 'closed'

/**
 * The expiry is checked when a document loads or returns from the back/forward cache. An open page closes only at a
 * log-out or with a session of another role.
 */
export function createGate(allow: Role) {
  let state: GateState | 'away' = 'closed'
  /** When the page opened, with the session that another tab has started since. */
  let seen: { session: Session | null; logOut: number } = { session: null, logOut: 0 }

  function get(): GateState {
    const session = sessionStore.get()
    const logOut = lastLogOut()
    const isOwn = session?.user.role === allow
    // An expired session may be cleared too, by /login in another tab.
    const hasLoggedOut = liveSession(seen.session, Date.now()) || (logOut !== 0 && logOut !== seen.logOut)
    if (state === 'closed' && isOwn && liveSession(session, Date.now())) {
      state = 'open'
      seen = { session, logOut }
    } else if (state === 'open' && isOwn) seen = { ...seen, session }
    else if (state === 'open' && (session || hasLoggedOut)) state = 'closed'
    return state === 'closed' ? 'closed' : 'open'
  }

  function subscribe(onChange: () => void) {
    const listening = new AbortController()
    const { signal } = listening
    const unsubscribe = sessionStore.subscribe(onChange)
    // A page in the back/forward cache must not be painted before its session has been checked again. It is hidden on
    // <html>: in Firefox, React work that is scheduled during `pagehide` never runs and blocks later updates.
    const hide = (isHidden: boolean) => document.documentElement.toggleAttribute('data-away', isHidden)
    const leave = () => {
      if (state === 'open') state = 'away'
      hide(state === 'away')
    }
    const checkAgain = () => {
      if (state === 'away') state = 'closed'
      onChange()
      // By then React has rendered the new state.
      setTimeout(() => hide(false))
    }
    window.addEventListener('pagehide', leave, { signal })
    // After the router's own handler, which would undo a navigation that begins before it.
    window.addEventListener('pageshow', () => setTimeout(checkAgain), { signal })
    return () => {
      listening.abort()
      hide(false)
      unsubscribe()
    }
  }

  return { get, subscribe }
}
