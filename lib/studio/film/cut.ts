import { VIDEO_SECONDS } from '@/lib/carousel/check/media-types'

/** The part of a film that is kept, in seconds. */
export type Cut = { start: number; end: number }

const LEAST_SECONDS = 1
/** The longest part of a film that the strip shows at once. */
const STRIP_SECONDS = 18

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
const leastOf = (duration: number) => Math.min(LEAST_SECONDS, duration)

export const lengthOf = ({ start, end }: Cut) => end - start

export const firstCut = (duration: number): Cut => ({ start: 0, end: Math.min(VIDEO_SECONDS, duration) })

/** A handle stays inside the strip. It takes the other one along if the part would become too long or too short. */
export function moveStart({ end }: Cut, to: number, strip: Cut): Cut {
  const least = leastOf(lengthOf(strip))
  const start = clamp(to, strip.start, strip.end - least)
  return { start, end: clamp(end, start + least, Math.min(start + VIDEO_SECONDS, strip.end)) }
}

export function moveEnd({ start }: Cut, to: number, strip: Cut): Cut {
  const least = leastOf(lengthOf(strip))
  const end = clamp(to, strip.start + least, strip.end)
  return { start: clamp(start, Math.max(end - VIDEO_SECONDS, strip.start), end - least), end }
}

/** Moves the whole part. */
export function moveCut(cut: Cut, to: number, { start: first, end: last }: Cut): Cut {
  const length = lengthOf(cut)
  const start = clamp(to, first, last - length)
  return { start, end: start + length }
}

/** The part of the film around a cut that the strip shows. */
export function stripAround({ start, end }: Cut, duration: number): Cut {
  const length = Math.min(STRIP_SECONDS, duration)
  const from = clamp((start + end - length) / 2, 0, duration - length)
  return { start: from, end: from + length }
}

export const shorten = ({ start }: Cut, seconds: number): Cut => ({ start, end: start + seconds })
