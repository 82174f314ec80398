import { useSyncExternalStore } from 'react'
import { monthOf } from './law-age'

const thisMonth = () => monthOf(new Date())
const notReadYet = () => undefined

/** The visitor's month; `undefined` in the exported HTML, which may be old, and while hydrating. */
export function useMonth() {
  return useSyncExternalStore(onReturn, thisMonth, notReadYet)
}

/** A page may stay open, or in the back/forward cache, for longer than a month. */
function onReturn(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}
