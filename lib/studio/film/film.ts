import type { Size } from '@/lib/carousel/check/media-limits'
import type { Cut } from './cut'
import type { Crop } from './frame'

export const FILM_FORMATS = ['webm', 'mp4'] as const
export type FilmFormat = (typeof FILM_FORMATS)[number]

/** What a film's file says about it. */
export type FilmFacts = {
  bytes: number
  seconds: number
  /** As it is shown, which may be rotated. */
  size: Size
  /** "hevc" */
  codec: string
  /** "QuickTime File Format" */
  container: string
}

/** Why a film cannot be prepared. */
export type FilmProblem = { why: 'container' | 'noPicture' | 'codec'; codec: string | null }

export type Recipe = {
  format: FilmFormat
  cut: Cut
  crop: Crop
  size: Size
  bitrate: number
  signal: AbortSignal
  onProgress: (share: number) => void
}

export type FilmPicture = HTMLCanvasElement | OffscreenCanvas

/** A film that the browser can decode. The code that reads and encodes it is loaded on demand. */
export type Film = {
  facts: FilmFacts
  frameAt: (seconds: number) => Promise<FilmPicture | null>
  strip: (times: readonly number[]) => AsyncIterable<FilmPicture | null>
  canEncode: (format: FilmFormat, size: Size) => Promise<boolean>
  /** Rejects when the signal is aborted. */
  encode: (recipe: Recipe) => Promise<Blob>
  close: () => void
}

/** Preparing a film needs WebCodecs, which browsers offer to secure pages only. */
export const canPrepare = () => 'VideoEncoder' in globalThis && 'VideoDecoder' in globalThis
