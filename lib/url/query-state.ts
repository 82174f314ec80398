import { createSignal } from '@/lib/browser/browser'

const { notify, subscribe } = createSignal()

/** Safari allows a hundred changes of the history in half a minute, and a slider makes that many in a second. */
const WRITE_EVERY_MS = 400

/** The latest query that is not in the URL yet, and the route that it belongs to. */
let unwritten: { pathname: string; search: string } | null = null
/** The query that we last put into the URL; the router reports it back. */
let written: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** A tool's state as its URL has it. */
export type Query = Pick<URLSearchParams, 'get'>

export function currentQuery(): string {
  const isOfThisRoute = unwritten?.pathname === window.location.pathname
  return unwritten && isOfThisRoute ? unwritten.search : window.location.search
}

/** The page's listeners are removed with the last subscriber. */
let subscribers = 0

export function onQueryChange(onChange: () => void) {
  const unsubscribe = subscribe(onChange)
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
export function followRouter(query: string) {
  if (toSearch(query) !== written) dropUnwritten()
}

/** The parameter that names the stored item being changed. It stays in the query when the page writes its state. */
export const CHANGE = 'change'

/** Puts the state into the URL, without an entry in the history, so that a copied link shows the same. */
export function setQueryState(state: Readonly<Record<string, string>>) {
  setUnwritten(state)
  if (timer === undefined) writeNow()
  notify()
}

/** With an entry in the history, so that Back returns to the state before. */
export function pushQueryState(state: Readonly<Record<string, string>>) {
  write()
  const before = window.location.search
  setUnwritten(state)
  if (unwritten?.search !== before) write('pushState')
  notify()
}

function setUnwritten(state: Readonly<Record<string, string>>) {
  const change = new URLSearchParams(currentQuery()).get(CHANGE)
  const search = toSearch(new URLSearchParams({ ...state, ...(change && { change }) }).toString())
  unwritten = { pathname: window.location.pathname, search }
}

const toSearch = (query: string) => query && `?${query}`

function dropUnwritten() {
  unwritten = null
  written = null
  notify()
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
