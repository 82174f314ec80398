const listeners = new Set<() => void>()

/** What the address says behind its question mark. */
export const addressSearch = () => window.location.search

export function onAddress(onChange: () => void) {
  listeners.add(onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('popstate', onChange)
  }
}

/** Says the state in the address, so that a link shows the same; without an entry in the history. */
export function sayInAddress(state: Readonly<Record<string, string>>) {
  const search = new URLSearchParams(state).toString()
  window.history.replaceState(
    window.history.state,
    '',
    `${window.location.pathname}${search && `?${search}`}`,
  )
  for (const onChange of listeners) onChange()
}
