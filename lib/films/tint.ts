import { formatNumber } from '@/lib/config/language'
import { glassNames } from '@/lib/content/films/window-film/tint'
import { readDecimal } from '@/lib/parsing/decimal'

/** Shades on sale: the share of visible light that the film lets through (VLT), in percent. */
export const SHADES = [5, 15, 20, 35, 50, 70] as const

export const MIN_FILM = 5
export const MAX_FILM = 90
export const MIN_GLASS = 1
export const MAX_GLASS = 100

/** There is no source for clear glass; visitors can enter their own value. */
export const glasses = [
  { id: 'clear', ...glassNames.clear, vlt: 88 },
  { id: 'factory', ...glassNames.factory, vlt: 75 },
  { id: 'privacy', ...glassNames.privacy, vlt: 20 },
] as const

/** The VLT of glass and film together, in percent; ignores light that is reflected between them. */
export function together(glass: number, film: number): number {
  return (glass * film) / 100
}

/** The whole percent that certainly get through, so that no text claims more light than the exact share. */
export const wholePercent = (share: number): number => Math.floor(share + 1e-9)

/** `26.3`, `40`, `0.05`: with more decimals below 1 %, so that dark combinations differ. */
export function formatLight(share: number): string {
  const unit = share < 1 ? 100 : 10
  return formatNumber(Math.round(share * unit) / unit)
}

/** The reduction of glare compared with the bare glass, in percent. */
export function glareReduction(film: number): number {
  return 100 - film
}

/** The VLT of the darkest film that is legal on this glass; `null` when the bare glass is already too dark. */
export function darkestFilm(limit: number, glass: number): number | null {
  const film = (limit / glass) * 100
  return film <= 100 ? film : null
}

/** The darkest shade on sale with a VLT of at least `film`. */
export function darkestShade(film: number): number | null {
  return SHADES.find((shade) => shade >= film) ?? null
}

/** Rounds and clamps a percentage; unreadable text gives the fallback. */
export function clampPercent(text: unknown, min: number, max: number, fallback: number): number {
  return Math.min(max, Math.max(min, Math.round(readDecimal(text, '%') ?? fallback)))
}
