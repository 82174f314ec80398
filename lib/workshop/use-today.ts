import { useSyncExternalStore } from 'react'
import { onReturn } from '@/lib/browser/on-return'
import { localDay } from '@/lib/config/local-day'

const today = () => localDay()
const notReadYet = () => undefined

/** The visitor's day; `undefined` in the exported HTML and while hydrating. */
export const useToday = () => useSyncExternalStore(onReturn, today, notReadYet)
