import { filmLines, type PlaceId, type VehicleId, type WindowId } from '@/lib/content/facts/films'
import { glassNames } from '@/lib/content/tint-tool'
import { filmUrl } from './film-url'

/** Shades on sale: the share of visible light that the film lets through (VLT), in percent. */
export const SHADES = [5, 15, 20, 35, 50, 70] as const

export const MIN_FILM = 5
const MAX_FILM = 90
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

/** `26.3`, `40`, `0.05`: with more decimals below 1%, so that dark combinations differ. */
export function roundLight(share: number, round = Math.round): number {
  const unit = share < 1 ? 100 : 10
  return round(share * unit) / unit
}

/** A percentage of a query; `null` if it cannot be read or is out of range. */
function readShare(text: string, min: number, max: number): number | null {
  const share = /^\d{1,3}(\.\d+)?$/.test(text) ? Math.round(Number(text)) : Number.NaN
  return share >= min && share <= max ? share : null
}

/** JavaScript reads more texts as numbers than the field does. */
export const isPossibleGlass = (glass: number | string) =>
  /^[\d.]+$/.test(String(glass)) && Number(glass) >= MIN_GLASS && Number(glass) <= MAX_GLASS

const FACTORY = glasses[1].vlt
const SHADE = 35

/** The film and the glass of one window. */
export type Pane = { film: number; glass: number }

/** A pane as a query has it; what it leaves out is the tool's default. `null` if it cannot be read. */
export function readPane(film: string | null | undefined, glass: string | null | undefined): Pane | null {
  const read = {
    film: readShare(film ?? String(SHADE), MIN_FILM, MAX_FILM),
    glass: readShare(glass ?? String(FACTORY), MIN_GLASS, MAX_GLASS),
  }
  return read.film === null || read.glass === null ? null : { film: read.film, glass: read.glass }
}

type Chosen = Pane & { window: WindowId | null; place?: PlaceId | undefined; vehicle?: VehicleId | undefined }

/** The tint of one window as a line of the quote. */
export const tintUrl = ({ film, glass, window, place, vehicle }: Chosen) =>
  filmUrl(filmLines.tint, {
    film: String(film),
    glass: String(glass),
    ...(window && { window }),
    ...(place && { place }),
    ...(vehicle && { vehicle }),
  })

// Convert between a color value and linear light (sRGB, IEC 61966-2-1).
const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toValue = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

const STEPS = 128

/**
 * The `tableValues` of an SVG filter that lets `share` of the light through, from black to white. A filter in linearRGB
 * computes with eight bits, which leaves dark pictures only a few steps and darkens them too much.
 */
export function transmissionTable(share: number): string {
  return Array.from({ length: STEPS + 1 }, (_, i) => toValue(share * toLight(i / STEPS)).toFixed(4)).join(' ')
}

/** The opacity of black over a picture that lets this share of its light through, on a screen with gamma 2.2. */
export function darkening(share: number): string {
  return (1 - share ** (1 / 2.2)).toFixed(3)
}
