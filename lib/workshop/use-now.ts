import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
const notReadYet = () => undefined

/** The visitor's clock in whole minutes; `undefined` in the exported HTML and while hydrating. */
export const useNow = () => useSyncExternalStore(onMinute, thisMinute, notReadYet)

/** Timers of a hidden tab are late, so a returning one is asked at once. */
function onMinute(onChange: () => void) {
  const timer = setInterval(onChange, 5_000)
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}
