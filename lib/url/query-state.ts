import { createSignal } from '@/lib/browser/browser'

/** Safari allows a hundred changes of the history in half a minute, and a slider makes that many in a second. */
const WRITE_EVERY_MS = 400

/** A tool's state as its URL has it. */
export type Query = Pick<URLSearchParams, 'get'>

type State = Readonly<Record<string, string>>

/** The parameter that names the stored item being changed. */
export const CHANGE = 'change'
/** What stays in the query when a tool writes its state, until it writes an empty value: whose vehicle it is, and its color. */
const KEPT = [CHANGE, 'name', 'paint', 'finish']

export const {
  get: currentQuery,
  subscribe: onQueryChange,
  followRouter,
  set: setQueryState,
  change: changeQuery,
  push: pushQueryState,
} = createQueryState()

function createQueryState() {
  const signal = createSignal()

  /** The latest query that is not in the URL yet, and the route that it belongs to. */
  let unwritten: { pathname: string; search: string } | null = null
  /** The query that we last put into the URL; the router reports it back. */
  let written: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function get(): string {
    const isOfThisRoute = unwritten?.pathname === window.location.pathname
    return unwritten && isOfThisRoute ? unwritten.search : window.location.search
  }

  /** The page's listeners are removed with the last subscriber. */
  let subscribers = 0

  function subscribe(onChange: () => void) {
    const unsubscribe = signal.subscribe(onChange)
    subscribers += 1
    window.addEventListener('popstate', dropUnwritten)
    window.addEventListener('pagehide', writeBeforeLeaving)
    document.addEventListener('click', writeBeforeNavigating, true)
    return () => {
      unsubscribe()
      subscribers -= 1
      if (subscribers > 0) return
      window.removeEventListener('popstate', dropUnwritten)
      window.removeEventListener('pagehide', writeBeforeLeaving)
      document.removeEventListener('click', writeBeforeNavigating, true)
    }
  }

  /** The router's query has changed: by our own write, or by a link, which then wins over what is not written yet. */
  function followRouter(query: string) {
    const search = toSearch(query)
    // Until it has heard of our own write, the router reports the query from before.
    const isCurrent = search === toSearch(new URLSearchParams(window.location.search).toString())
    if (isCurrent && search !== written) dropUnwritten()
  }

  /** Puts the state into the URL, without an entry in the history, so that a copied link shows the same. */
  function set(state: State) {
    setUnwritten(state)
    if (timer === undefined) writeNow()
    signal.notify()
  }

  /** Sets these parameters, and leaves the others. */
  function change(part: State) {
    set({ ...Object.fromEntries(new URLSearchParams(get())), ...part })
  }

  /** With an entry in the history, so that Back returns to the state before. */
  function push(state: State) {
    write()
    const before = window.location.search
    setUnwritten(state)
    if (unwritten?.search !== before) write('pushState')
    signal.notify()
  }

  function setUnwritten(state: State) {
    const query = new URLSearchParams(state)
    const before = new URLSearchParams(get())
    for (const name of KEPT) {
      const value = state[name] ?? before.get(name)
      query.delete(name)
      if (value) query.set(name, value)
    }
    unwritten = { pathname: window.location.pathname, search: toSearch(query.toString()) }
  }

  function dropUnwritten() {
    unwritten = null
    written = null
    signal.notify()
  }

  function writeNow() {
    write()
    timer = setTimeout(() => {
      timer = undefined
      if (unwritten) writeNow()
    }, WRITE_EVERY_MS)
  }

  /** A write during a navigation would cancel it, so nothing is left to write when a link is followed. */
  function writeBeforeNavigating({ target }: Event) {
    if (target instanceof Element && target.closest('a')) write()
  }

  /** With the router's own state, so that the router schedules no work on a page that is going away. */
  const writeBeforeLeaving = () => write('replaceState', window.history.state)

  function write(method: 'replaceState' | 'pushState' = 'replaceState', state: unknown = null) {
    // The visitor may have moved on to another route in the meantime.
    if (unwritten?.pathname === window.location.pathname) {
      try {
        // Next adds its own state to a call without one, and passes the query on to the router.
        window.history[method](state, '', unwritten.pathname + unwritten.search)
        written = unwritten.search
      } catch {
        // Over the browser's limit: the change stays unwritten, and the timer or the next change writes it.
        return
      }
    }
    unwritten = null
  }

  return { get, subscribe, followRouter, set, change, push }
}

const toSearch = (query: string) => query && `?${query}`
