import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { useQueryState } from '@/lib/url/use-query-state'
import { likelyPlace } from './likely-place'
import { readTint, type Tint } from './tint'

/** What the visitor has chosen. Until they choose a place, it is the only one in their time zone. */
export function useTint(): Tint & { isLikely: boolean } {
  const tint = readTint(useQueryState())
  const likely = useBrowserValue(likelyPlace)
  const isLikely = !tint.place && likely !== undefined
  return { ...tint, place: tint.place ?? likely, isLikely }
}
