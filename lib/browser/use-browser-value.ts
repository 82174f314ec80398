import { useSyncExternalStore } from 'react'

const never = () => () => {}
const notReadYet = () => undefined

/** What only the browser knows; `undefined` in the exported HTML, which may be old, and while hydrating. */
export const useBrowserValue = <T>(read: () => T, subscribe: (onChange: () => void) => () => void = never) =>
  useSyncExternalStore<T | undefined>(subscribe, read, notReadYet)
