const listeners = new Set<() => void>()

/** Safari takes a hundred changes of the address in half a minute, and a slider makes that many in a second. */
const WRITE_EVERY_MS = 400

/** What is said and not written yet, and of which page. */
let unwritten: { pathname: string; search: string } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** What the address says behind its question mark. */
export function addressSearch(): string {
  const isOfThisPage = unwritten?.pathname === window.location.pathname
  return unwritten && isOfThisPage ? unwritten.search : window.location.search
}

export function onAddress(onChange: () => void) {
  const onReturn = () => {
    unwritten = null
    onChange()
  }
  listeners.add(onChange)
  window.addEventListener('popstate', onReturn)
  window.addEventListener('pagehide', write)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('popstate', onReturn)
    window.removeEventListener('pagehide', write)
  }
}

/** Says the state in the address, so that a link shows the same; without an entry in the history. */
export function sayInAddress(state: Readonly<Record<string, string>>) {
  const search = new URLSearchParams(state).toString()
  unwritten = { pathname: window.location.pathname, search: search && `?${search}` }
  if (timer === undefined) writeNow()
  for (const onChange of listeners) onChange()
}

function writeNow() {
  write()
  timer = setTimeout(() => {
    timer = undefined
    if (unwritten) writeNow()
  }, WRITE_EVERY_MS)
}

function write() {
  // The visitor may have gone on to another page meanwhile.
  if (unwritten?.pathname === window.location.pathname) {
    try {
      window.history.replaceState(window.history.state, '', unwritten.pathname + unwritten.search)
    } catch {
      // Refused as one too many: what is shown holds, and the next change is written again.
      return
    }
  }
  unwritten = null
}
