import type { MediaFile } from '@/lib/carousel/check/media-file'
import { isShort, isWide, VIDEO_BYTES } from '@/lib/carousel/check/media-types'

const READABLE = new Set(['video/mp4', 'video/webm', 'video/quicktime', 'video/matroska'])
const PLAYED = new Set(['video/mp4', 'video/webm'])

/** Whether a video must be prepared before a slide can show it, or may be, because it is only too long. */
export function filmNeed({
  type,
  isIncomplete,
  unplayable,
  size,
  bytes,
  seconds,
}: MediaFile): 'must' | 'may' | null {
  if (type === null || !READABLE.has(type) || isIncomplete) return null
  if (!PLAYED.has(type) || unplayable) return 'must'
  if (bytes > VIDEO_BYTES || (size && !isWide(size))) return 'must'
  return seconds !== undefined && !isShort(seconds) ? 'may' : null
}
