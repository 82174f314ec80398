import { useSyncExternalStore } from 'react'
import { onReturn } from '@/lib/browser/on-return'

const MINUTE_MS = 60_000

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
const notReadYet = () => undefined

/** The visitor's clock in whole minutes; `undefined` in the exported HTML and while hydrating. */
export const useNow = () => useSyncExternalStore(onMinute, thisMinute, notReadYet)

function onMinute(onChange: () => void) {
  const timer = setInterval(onChange, 5_000)
  const stop = onReturn(onChange)
  return () => {
    clearInterval(timer)
    stop()
  }
}
