import { formatNumber } from '@/lib/config/language'

export const VIDEO_BYTES = 2_000_000
export const POSTER_BYTES = 250_000
export const POSTER_WIDTH = 1200
export const COPY_WIDTH = 400

const PROPORTION = 16 / 9
const PROPORTION_SLACK = 0.02

export type Size = { width: number; height: number }

export const isWide = ({ width, height }: Size) =>
  Math.abs(width / height / PROPORTION - 1) <= PROPORTION_SLACK

/** The largest 16:9 area of a picture. */
export function wideCrop({ width, height }: Size): Size {
  return width / height > PROPORTION
    ? { width: Math.round(height * PROPORTION), height }
    : { width, height: Math.round(width / PROPORTION) }
}

export const kilobytes = (bytes: number) => formatNumber(Math.ceil(bytes / 1000))
export const inKilobytes = (bytes: number) => `${kilobytes(bytes)} kB`
export const inPixels = ({ width, height }: Size) => `${width} × ${height} px`
