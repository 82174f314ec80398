export type MediaKind = 'video' | 'poster' | 'copy'

const VIDEOS = { webm: 'video/webm', mp4: 'video/mp4' }
// Every browser must be able to show the poster, so AVIF is allowed only for its lighter copies.
const POSTERS = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }
const COPIES = { avif: 'image/avif', ...POSTERS }

/** The types allowed for a video, a poster or its lighter copy, by file extension. */
export function typesOf(kind: MediaKind): Record<string, string> {
  if (kind === 'video') return VIDEOS
  return kind === 'poster' ? POSTERS : COPIES
}

const nouns = new Map([
  ['text/html', 'a web page (HTML)'],
  ['video/mp4', 'an MP4 video'],
  ['video/webm', 'a WebM video'],
  ['video/quicktime', 'a QuickTime film'],
  ['video/matroska', 'a Matroska film'],
  ['video/avi', 'an AVI film'],
  ['image/jpeg', 'a JPEG picture'],
  ['image/png', 'a PNG picture'],
  ['image/webp', 'a WebP picture'],
  ['image/avif', 'an AVIF picture'],
  ['image/heic', 'a HEIC picture'],
  ['image/gif', 'a GIF picture'],
])

export const nounOf = (type: string | null) => nouns.get(type ?? '') ?? 'something else'
