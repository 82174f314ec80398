import type { Source } from '@/lib/content/sources'
import { readDecimal } from '@/lib/parsing/decimal'

/** Shades on sale, the share of visible light that the film lets through, in percent. */
export const SHADES = [5, 15, 20, 35, 50, 70] as const

export const MIN_FILM = 5
export const MAX_FILM = 90
export const MIN_GLASS = 1
export const MAX_GLASS = 100

/** Of the factory's and of privacy glass. No source gives the clear one: it is a start, and an own value can be typed. */
export const glassSource: Source = 'engineerfix'
export const glasses = [
  { id: 'clear', label: 'Clear glass', vlt: 88 },
  { id: 'factory', label: 'Factory green', vlt: 75 },
  { id: 'privacy', label: 'Factory privacy', vlt: 20 },
] as const

/** Glass and film together, in percent: light that is thrown back between them is left out. */
export function together(glass: number, film: number): number {
  return (glass * film) / 100
}

/** `26.3`, `40`, `0.05`: the number shown is the light in the picture, the dark ones included. */
export function formatLight(share: number): string {
  const unit = share < 1 ? 100 : 10
  return String(Math.round(share * unit) / unit)
}

/** How much less glares than through the bare glass, in percent. */
export function glareReduction(film: number): number {
  return 100 - film
}

/** The darkest film that keeps this glass within a limit; `null` when the bare glass is too dark already. */
export function darkestFilm(limit: number, glass: number): number | null {
  const film = (limit / glass) * 100
  return film <= 100 ? film : null
}

/** The darkest of the shades on sale that is not darker than this. */
export function darkestShade(film: number): number | null {
  return SHADES.find((shade) => shade >= film) ?? null
}

/** Nonsense becomes the nearest sense, or the fallback. */
export function clampPercent(text: unknown, min: number, max: number, fallback: number): number {
  return Math.min(max, Math.max(min, Math.round(readDecimal(text) ?? fallback)))
}
