import { useSyncExternalStore } from 'react'
import { createSignal } from '@/lib/storage/signal'

const never = () => () => {}
const notReadYet = () => undefined

/** What only the browser knows; `undefined` in the exported HTML, which may be old, and while hydrating. */
export const useBrowserValue = <T>(read: () => T, subscribe: (onChange: () => void) => () => void = never) =>
  useSyncExternalStore<T | undefined>(subscribe, read, notReadYet)

/** A page may stay open, or in the back/forward cache, for days, and the timers of a hidden tab are late. */
export const { subscribe: onReturn } = createSignal('visibilitychange', 'pageshow')

/** For what changes with the clock, up to five seconds late. */
export function onMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 5_000)
  const stop = onReturn(onChange)
  return () => {
    clearInterval(timer)
    stop()
  }
}
