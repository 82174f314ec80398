import { onReturn } from '@/lib/browser/on-return'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { localDay } from '@/lib/config/local-day'

const today = () => localDay()

/** The visitor's day. */
export const useToday = () => useBrowserValue(today, onReturn)
