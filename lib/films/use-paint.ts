import { useStoredValue } from '@/lib/browser/use-browser-value'
import { useQueryState } from '@/lib/url/use-query-state'
import { firstPaint, type Paint, readPaint } from './paint'
import { paintStore } from './vehicle-store'

/** The paint of the visitor's vehicle: that of the query, or the one that is kept. */
export const usePaint = (): Paint => firstPaint(readPaint(useQueryState()), useStoredValue(paintStore) ?? {})
