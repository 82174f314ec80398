import { useSyncExternalStore } from 'react'
import { localDay } from './local-day'

const today = () => localDay()
const notReadYet = () => undefined

/** The visitor's day; `undefined` in the exported HTML and while hydrating. */
export const useToday = () => useSyncExternalStore(onReturn, today, notReadYet)

function onReturn(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}
