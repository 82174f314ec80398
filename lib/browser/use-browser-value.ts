import { useSyncExternalStore } from 'react'
import type { StoredValue } from '@/lib/storage/stored-value'
import { createSignal } from './browser'

const never = () => () => {}
const notReadYet = () => undefined

/** What only the browser knows; `undefined` in the exported HTML, which may be old, and while hydrating. */
export const useBrowserValue = <T>(read: () => T, subscribe: (onChange: () => void) => () => void = never) =>
  useSyncExternalStore<T | undefined>(subscribe, read, notReadYet)

/**
 * `undefined` in the exported HTML and while hydrating. "Not read yet" is not the same as "empty": with the empty value a
 * signed-in user who reloads a guarded page would be redirected while hydrating.
 */
export function useStoredValue<T>(stored: Pick<StoredValue<T>, 'get' | 'subscribe'>): T | undefined {
  return useBrowserValue(stored.get, stored.subscribe)
}

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
