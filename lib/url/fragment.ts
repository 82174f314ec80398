const listeners = new Set<() => void>()

export const currentFragment = () => window.location.hash

export function onFragmentChange(onChange: () => void) {
  listeners.add(onChange)
  window.addEventListener('hashchange', onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('hashchange', onChange)
    window.removeEventListener('popstate', onChange)
  }
}

/** Removes the fragment from the URL, without an entry in the history. */
export function clearFragment() {
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  for (const onChange of listeners) onChange()
}
