import { isPlayed, isShort, isWide, type MediaFile, type Size, VIDEO_BYTES } from '@/lib/media/media-types'
import type { Crop, Cut } from './cut'

export const VIDEO_FORMATS = ['webm', 'mp4'] as const
export type VideoFormat = (typeof VIDEO_FORMATS)[number]

/** What a video's file says about it. */
export type SourceFacts = {
  bytes: number
  seconds: number
  /** As it is shown, which may be rotated. */
  size: Size
  /** "hevc" */
  codec: string
  /** "QuickTime File Format" */
  container: string
}

/** Why a video cannot be prepared. */
export type VideoProblem = { why: 'container' | 'noPicture' | 'codec'; codec: string | null }

export type Recipe = {
  format: VideoFormat
  cut: Cut
  crop: Crop
  size: Size
  bitrate: number
  signal: AbortSignal
  onProgress: (share: number) => void
}

export type VideoPicture = ImageBitmap

/** A video that the browser can decode. A worker reads and encodes it. */
export type SourceVideo = {
  facts: SourceFacts
  frameAt: (seconds: number) => Promise<VideoPicture | null>
  /** Small pictures, one after the other. */
  smallFrames: (
    times: readonly number[],
    signal: AbortSignal,
    onPicture: (picture: VideoPicture | null) => void,
  ) => Promise<void>
  canEncode: (format: VideoFormat, size: Size) => Promise<boolean>
  /** Rejects when the signal is aborted. */
  encode: (recipe: Recipe) => Promise<Blob>
  close: () => void
}

type Call<Argument, Result, Part = never> = { argument: Argument; result: Result; part: Part }

/** Requests from the page to the worker. */
export type VideoCalls = {
  open: Call<Blob, SourceFacts | VideoProblem>
  frameAt: Call<number, VideoPicture | null>
  smallFrames: Call<readonly number[], void, VideoPicture | null>
  canEncode: Call<{ format: VideoFormat; size: Size }, boolean>
  encode: Call<Omit<Recipe, 'signal' | 'onProgress'>, Blob, number>
}
export type VideoAnswer<Name extends keyof VideoCalls> =
  | { part: VideoCalls[Name]['part'] }
  | { result: VideoCalls[Name]['result'] }
  | { failed: true }

/** Preparing a video needs WebCodecs, which browsers offer to secure pages only. */
export const canPrepare = () => 'VideoEncoder' in globalThis && 'VideoDecoder' in globalThis

/** The visitor's system, because each has another app that converts videos. */
export function machineOf(userAgent: string): 'android' | 'mac' | 'windows' | 'other' {
  if (/Android/.test(userAgent)) return 'android'
  if (/Macintosh/.test(userAgent)) return 'mac'
  return /Windows/.test(userAgent) ? 'windows' : 'other'
}

const READABLE = new Set(['video/mp4', 'video/webm', 'video/quicktime', 'video/matroska'])

/** Whether a video must be prepared before a slide can show it, or may be, because it is only too long. */
export function videoNeed({
  type,
  isIncomplete,
  unplayable,
  size,
  bytes,
  seconds,
}: MediaFile): 'must' | 'may' | null {
  if (type === null || !READABLE.has(type) || isIncomplete) return null
  if (!isPlayed(type) || unplayable) return 'must'
  if (bytes > VIDEO_BYTES || (size && !isWide(size))) return 'must'
  return seconds !== undefined && !isShort(seconds) ? 'may' : null
}
