import { onReturn, useBrowserValue, useStoredValue } from '@/lib/browser/use-browser-value'
import { useQueryState } from '@/lib/url/use-query-state'
import { monthOf } from './laws'
import { likelyPlace } from './likely-place'
import { readTint, type Tint } from './tint-tool'
import { placeStore, vehicleStore } from './vehicle-store'

const thisMonth = () => monthOf(new Date())

/** The visitor's month. */
export const useMonth = () => useBrowserValue(thisMonth, onReturn)

/** The state of the tint tool. `isLikely`: nothing names the place but the browser's time zone. */
export function useTint(): Tint & { isLikely: boolean } {
  const query = useQueryState()
  const vehicle = useStoredValue(vehicleStore) ?? null
  const place = useStoredValue(placeStore) ?? null
  const likely = useBrowserValue(likelyPlace)
  const tint = readTint(query, { vehicle, place, likely, now: useMonth() })
  return { ...tint, isLikely: place === null && query.get('place') === null && likely !== undefined }
}
