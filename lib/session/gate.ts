import { lastLogOut, liveSession, type Role, type Session, sessionStore } from './session'

export type GateState = 'open' | 'closed'

/** `away` while an open page is in the back/forward cache. */
export type PageState = GateState | 'away'

/** What the stored session shows: it is live, has ended by itself, or was replaced by a log-out or another role. */
type Finding = 'live' | 'ended' | 'revoked'
export type PageEvent = Finding | 'leave' | 'return'

/** An event that a state does not name leaves it as it is. */
const TRANSITIONS: Record<PageState, Partial<Record<PageEvent, PageState>>> = {
  closed: { live: 'open' },
  open: { revoked: 'closed', leave: 'away' },
  away: { return: 'closed' },
}

export const nextState = (state: PageState, event: PageEvent) => TRANSITIONS[state][event] ?? state

/** The stored session, and the time of the last log-out. */
type Stored = { session: Session | null; logOut: number }

function findingOf(allow: Role, seen: Stored, { session, logOut }: Stored, now: number): Finding {
  if (session?.user.role === allow) return liveSession(session, now) ? 'live' : 'ended'
  const hasLoggedOut = liveSession(seen.session, now) || (logOut !== 0 && logOut !== seen.logOut)
  return session || hasLoggedOut ? 'revoked' : 'ended'
}

/**
 * Hides a guarded page that is in the back/forward cache: none of it may be painted before the session has been
 * checked again. Set directly on <html>: in Firefox, React work that is scheduled during `pagehide` never runs and
 * blocks later updates.
 */
const hide = (isHidden: boolean) => document.documentElement.toggleAttribute('data-away', isHidden)

/**
 * Decides whether a page may be seen. The expiry is checked when a document loads or returns from the back/forward
 * cache; an open page closes only at a log-out or with a session of another role.
 */
export function createGate(allow: Role) {
  let state: PageState = 'closed'
  /** What was stored when the page opened, with the session that another tab has started since. */
  let seen: Stored = { session: null, logOut: 0 }

  function look() {
    const stored = { session: sessionStore.get(), logOut: lastLogOut() }
    const finding = findingOf(allow, seen, stored, Date.now())
    seen = state === 'open' ? { ...seen, session: stored.session ?? seen.session } : stored
    state = nextState(state, finding)
  }

  function get(): GateState {
    // A page that loads or returns is closed until its session has been checked.
    if (state === 'closed') look()
    return state === 'closed' ? 'closed' : 'open'
  }

  function subscribe(onChange: () => void) {
    const undo = new AbortController()
    const { signal } = undo
    const unsubscribe = sessionStore.subscribe(() => {
      look()
      onChange()
    })
    const leave = () => {
      state = nextState(state, 'leave')
      hide(state === 'away')
    }
    const checkAgain = () => {
      state = nextState(state, 'return')
      onChange()
      // By then React has rendered the new state.
      setTimeout(() => hide(false))
    }
    window.addEventListener('pagehide', leave, { signal })
    // After the router's own handler, which would undo a navigation that begins before it.
    window.addEventListener('pageshow', () => setTimeout(checkAgain), { signal })
    return () => {
      undo.abort()
      hide(false)
      unsubscribe()
    }
  }

  return { get, subscribe }
}
