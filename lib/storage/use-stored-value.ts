import { useBrowserValue } from '@/lib/browser/use-browser-value'
import type { StoredValue } from './stored-value'

/**
 * `undefined` in the exported HTML and while hydrating. "Not read yet" is not the same as "empty": with the empty value a
 * signed-in user who reloads a guarded page would be redirected while hydrating.
 */
export function useStoredValue<T>(stored: Pick<StoredValue<T>, 'get' | 'subscribe'>): T | undefined {
  return useBrowserValue(stored.get, stored.subscribe)
}
