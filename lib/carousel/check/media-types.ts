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

export const stemOf = (name: string) => name.slice(0, name.lastIndexOf('.'))
export const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** The extension for files of this type; `undefined` if neither a poster nor a video may have it. */
export const endingFor = (type: string | null) =>
  Object.entries({ ...VIDEOS, ...COPIES }).find(([, known]) => known === type)?.[0]
