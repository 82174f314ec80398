import { useSyncExternalStore } from 'react'
import { onReturn } from '@/lib/browser/on-return'
import { monthOf } from './law-age'

const thisMonth = () => monthOf(new Date())
const notReadYet = () => undefined

/** The visitor's month; `undefined` in the exported HTML, which may be old, and while hydrating. */
export const useMonth = () => useSyncExternalStore(onReturn, thisMonth, notReadYet)
