import { formatNumber } from '@/lib/content/words'

export type MediaKind = 'video' | 'poster' | 'copy'

/** The properties of a media file, read from its bytes. */
export type MediaFile = {
  bytes: number
  /** The MIME type, regardless of the name; `null` for an unknown format. */
  type: string | null
  /** The displayed size; `null` if the file does not say it. */
  size: Size | null
  /** A video's duration, if the file says it. */
  seconds?: number
  /** A WebM video's `codecs` parameter for the `type` of a `<source>`. */
  codecs?: string
  /** The file ends early, as after half a download. */
  isIncomplete?: boolean
  /** Why browsers cannot play this MP4 video. */
  unplayable?: Unplayable
}

/** Why browsers cannot play a file. */
export type Unplayable = 'hevc' | 'dolbyVision' | 'mpeg4' | 'deepColor' | 'unusual'

const VIDEOS = { webm: 'video/webm', mp4: 'video/mp4' }
export const isPlayed = (type: string | null) => type === VIDEOS.webm || type === VIDEOS.mp4

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

export const VIDEO_BYTES = 2_000_000
export const VIDEO_SECONDS = 6
export const VIDEO_SIZE: Size = { width: 1280, height: 720 }
export const POSTER_BYTES = 250_000
export const POSTER_WIDTH = 1200
export const COPY_WIDTH = 400

const PROPORTION = 16 / 9
const PROPORTION_SLACK = 0.02

export type Size = { width: number; height: number }

export const isWide = ({ width, height }: Size) =>
  Math.abs(width / height / PROPORTION - 1) <= PROPORTION_SLACK

// The sound of a six-second video often ends a little after the picture.
const SECONDS_SLACK = 0.1
export const isShort = (seconds: number) => seconds <= VIDEO_SECONDS + SECONDS_SLACK

/** The largest bitrate, in bits per second, with which the longest video is within the limit. */
export const VIDEO_BITRATE = (VIDEO_BYTES * 8) / (VIDEO_SECONDS + SECONDS_SLACK)

/** The largest 16:9 area of a picture. */
export function wideCrop({ width, height }: Size): Size {
  return width / height > PROPORTION
    ? { width: Math.round(height * PROPORTION), height }
    : { width, height: Math.round(width / PROPORTION) }
}

export const kilobytes = (bytes: number) => formatNumber(Math.ceil(bytes / 1000))
export const inKilobytes = (bytes: number) => `${kilobytes(bytes)} kB`
export const inPixels = ({ width, height }: Size) => `${width} × ${height} px`
/** "6 s", "31.4 s" */
export const inSeconds = (seconds: number) => `${formatNumber(Math.round(seconds * 10) / 10)} s`
export const inMegabits = (bits: number) => `${formatNumber(Math.round(bits / 1e5) / 10)} Mbit/s`
