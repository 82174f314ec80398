import { isWide, type Size, VIDEO_SIZE, wideCrop } from '@/lib/carousel/check/media-types'

export type Crop = Size & { left: number; top: number }

/** The direction in which the 16:9 frame can be moved over a film; `null` if the film is 16:9. */
export function frameAxis(film: Size): 'x' | 'y' | null {
  if (isWide(film)) return null
  return wideCrop(film).height < film.height ? 'y' : 'x'
}

/** The part of the picture in the frame. `position` is 0 at the top or left and 1 at the bottom or right. */
export function cropAt(film: Size, position: number): Crop {
  const { width, height } = wideCrop(film)
  return {
    left: Math.round((film.width - width) * position),
    top: Math.round((film.height - height) * position),
    width,
    height,
  }
}

/** Whether the browser shows only a part of a film's picture; not every one does. */
export const canShowPart = (film: Size) =>
  frameAxis(film) === null || (globalThis.CSS?.supports('object-view-box', 'none') ?? false)

/** The frame's part of the film as an inset of CSS. */
export function viewBoxOf(film: Size, position: number): string {
  const { left, top, width, height } = cropAt(film, position)
  const percents = [
    top / film.height,
    1 - (left + width) / film.width,
    1 - (top + height) / film.height,
    left / film.width,
  ]
  return `inset(${percents.map((share) => `${share * 100}%`).join(' ')})`
}

// Encoders want even numbers, and 32 × 18 is the smallest such size that is 16:9.
const STEP = 32

/** The size of the prepared film, which is never enlarged. */
export function outputSize(film: Size): Size {
  const width = Math.min(VIDEO_SIZE.width, wideCrop(film).width)
  const steps = Math.max(1, Math.floor(width / STEP))
  return { width: steps * STEP, height: (steps * STEP * 9) / 16 }
}
