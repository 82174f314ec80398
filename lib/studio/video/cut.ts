import { isWide, type Size, VIDEO_BYTES, VIDEO_SECONDS, VIDEO_SIZE, wideCrop } from '@/lib/media/media-types'

/** The part of a video that is kept, in seconds. */
export type Cut = { start: number; end: number }

const LEAST_SECONDS = 1
/** The longest part of a video that the timeline shows at once. */
const TIMELINE_SECONDS = 18

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
const leastOf = (duration: number) => Math.min(LEAST_SECONDS, duration)

export const lengthOf = ({ start, end }: Cut) => end - start

export const firstCut = (duration: number): Cut => ({ start: 0, end: Math.min(VIDEO_SECONDS, duration) })

/** A handle stays inside the timeline. It takes the other one along if the part would become too long or too short. */
export function moveStart({ end }: Cut, to: number, timeline: Cut): Cut {
  const least = leastOf(lengthOf(timeline))
  const start = clamp(to, timeline.start, timeline.end - least)
  return { start, end: clamp(end, start + least, Math.min(start + VIDEO_SECONDS, timeline.end)) }
}

export function moveEnd({ start }: Cut, to: number, timeline: Cut): Cut {
  const least = leastOf(lengthOf(timeline))
  const end = clamp(to, timeline.start + least, timeline.end)
  return { start: clamp(start, Math.max(end - VIDEO_SECONDS, timeline.start), end - least), end }
}

/** Moves the whole part. */
export function moveCut(cut: Cut, to: number, { start: first, end: last }: Cut): Cut {
  const length = lengthOf(cut)
  const start = clamp(to, first, last - length)
  return { start, end: start + length }
}

/** The part of the video around a cut that the timeline shows. */
export function timelineAround({ start, end }: Cut, duration: number): Cut {
  const length = Math.min(TIMELINE_SECONDS, duration)
  const from = clamp((start + end - length) / 2, 0, duration - length)
  return { start: from, end: from + length }
}

export const shorten = ({ start }: Cut, seconds: number): Cut => ({ start, end: start + seconds })

export type Crop = Size & { left: number; top: number }

/** The direction in which the 16:9 frame can be moved over a video; `null` if the video is 16:9. */
export function frameAxis(whole: Size): 'x' | 'y' | null {
  if (isWide(whole)) return null
  return wideCrop(whole).height < whole.height ? 'y' : 'x'
}

/** The part of the picture in the frame. `position` is 0 at the top or left and 1 at the bottom or right. */
export function cropAt(whole: Size, position: number): Crop {
  const { width, height } = wideCrop(whole)
  return {
    left: Math.round((whole.width - width) * position),
    top: Math.round((whole.height - height) * position),
    width,
    height,
  }
}

/** Whether the browser shows only a part of a video's picture; not every one does. */
export const canShowPart = (whole: Size) =>
  frameAxis(whole) === null || (globalThis.CSS?.supports('object-view-box', 'none') ?? false)

/** The frame's part of the video as an inset of CSS. */
export function viewBoxOf(whole: Size, position: number): string {
  const { left, top, width, height } = cropAt(whole, position)
  const percents = [
    top / whole.height,
    1 - (left + width) / whole.width,
    1 - (top + height) / whole.height,
    left / whole.width,
  ]
  return `inset(${percents.map((share) => `${share * 100}%`).join(' ')})`
}

// Encoders want even numbers, and 32 × 18 is the smallest such size that is 16:9.
const STEP = 32

/** The size of the prepared video, which is never enlarged. */
export function outputSize(whole: Size): Size {
  const width = Math.min(VIDEO_SIZE.width, wideCrop(whole).width)
  const steps = Math.max(1, Math.floor(width / STEP))
  return { width: steps * STEP, height: (steps * STEP * 9) / 16 }
}

/** Below this a video breaks up into blocks. In bits per second, like all bitrates here. */
const LEAST_BITRATE = 1_000_000
/** More than this is not visible at 1280 × 720 px. */
const MOST_BITRATE = 6_000_000
/** Encoders miss the bitrate by a little. */
const AIM = 0.95

export const bytesAt = (bitrate: number, seconds: number) => (bitrate * seconds) / 8

/** The bitrate with which a video stays within the limit. */
export const bitrateFor = (seconds: number) =>
  Math.round(Math.min((VIDEO_BYTES * 8 * AIM) / seconds, MOST_BITRATE))

/** The bitrate of the next attempt after a video became too large; `null` if it would be too low. */
export function lowerBitrate(bitrate: number, bytes: number): number | null {
  const next = Math.round(((bitrate * VIDEO_BYTES) / bytes) * AIM * AIM)
  return next < LEAST_BITRATE ? null : next
}

/** The length, in steps of 0.1 s, at which a video that became too large would fit. */
export const shorterSeconds = (seconds: number, bytes: number) =>
  Math.floor(((seconds * VIDEO_BYTES * AIM) / bytes) * 10) / 10
