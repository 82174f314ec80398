import { onReturn, useBrowserValue } from '@/lib/browser/use-browser-value'
import { monthOf } from './law-age'

const thisMonth = () => monthOf(new Date())

/** The visitor's month. */
export const useMonth = () => useBrowserValue(thisMonth, onReturn)
