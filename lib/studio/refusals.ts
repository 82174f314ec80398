import type { MediaFile } from '@/lib/carousel/check/media-file'
import { CONVERT_VIDEO } from '@/lib/carousel/check/media-problems'
import { nounOf } from '@/lib/carousel/check/media-types'

const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp'])
const PLAYED = new Set(['video/mp4', 'video/webm'])

/** Why the studio refuses a file and how to fix it; `null` when it accepts the file. */
export function refusalOf({ type, size, unplayable }: MediaFile): string | null {
  if (type === null) {
    return 'It is neither a picture nor a video that browsers know. Use JPEG, PNG or WebP, and MP4 or WebM.'
  }
  if (type === 'text/html') {
    return 'It is a web page (HTML): probably an error page was saved. Download the file again.'
  }
  if (unplayable === 'incomplete') return 'It is incomplete: export it again, or download it again.'
  if (unplayable) return `It is ${unplayable}, which many browsers do not play. ${CONVERT_VIDEO}`
  if (PLAYED.has(type)) return null
  if (type.startsWith('video/'))
    return `It is ${nounOf(type)}, which many browsers do not play. ${CONVERT_VIDEO}`
  if (!SHOWN.has(type)) {
    return `It is ${nounOf(type)}, which not every browser shows. Export it as JPEG, PNG or WebP.`
  }
  return size ? null : 'The picture is damaged: export it again.'
}
