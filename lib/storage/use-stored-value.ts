import { useSyncExternalStore } from 'react'
import type { StoredValue } from './stored-value'

// "Not read yet" is not the same as "empty": with the empty value a signed-in
// user who reloads a guarded page would be redirected while hydrating.
const notReadYet = () => undefined

/** `undefined` in the exported HTML and while hydrating. */
export function useStoredValue<T>(stored: Pick<StoredValue<T>, 'get' | 'subscribe'>): T | undefined {
  return useSyncExternalStore<T | undefined>(stored.subscribe, stored.get, notReadYet)
}
