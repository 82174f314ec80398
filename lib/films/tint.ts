import { filmLines, type PlaceId, type VehicleId, type WindowId } from '@/lib/content/facts/films'
import { glassNames } from '@/lib/content/tint-tool'
import { filmUrl } from './film-url'

/** Shades on sale: the share of visible light that the film lets through (VLT), in percent. */
export const SHADES = [5, 15, 20, 35, 50, 70] as const

export const MIN_FILM = 5
const MAX_FILM = 90
/** A film that lets all light through. */
export const NO_FILM = 100
export const MIN_GLASS = 1
export const MAX_GLASS = 100

type GlassKind = keyof typeof glassNames

/** A kind of glass, or the light through it in percent if that was measured. */
export type Glass = GlassKind | number

/**
 * What is typical for each kind, in percent of the light. A source gives a band for factory glass alone, so the others
 * are only about so light, and have to be measured.
 */
export const glasses = [
  { id: 'clear', ...glassNames.clear, vlt: 88, band: null },
  { id: 'factory', ...glassNames.factory, vlt: 75, band: [70, 85] },
  { id: 'privacy', ...glassNames.privacy, vlt: 20, band: null },
] as const

/** The kind of a glass; none if it was measured. */
export const kindOf = (glass: Glass) => glasses.find(({ id }) => id === glass)

/** The light that is measured, or else typical. */
export const typicalOf = (glass: Glass): number =>
  typeof glass === 'number' ? glass : (kindOf(glass)?.vlt ?? 0)

/** The VLT of glass and film together, in percent; ignores light that is reflected between them. */
export function together(glass: Glass, film: number): number {
  return (typicalOf(glass) * film) / 100
}

/** The light through a window, in percent. `isAbout`: no source says how much other glass of the kind differs. */
export type Light = { low: number; high: number; isAbout: boolean }

/** The light through any glass of the kind, or through the glass that was measured, with the film. */
export function lightThrough({ film, glass }: Pane): Light {
  const band = kindOf(glass)?.band
  const typical = typicalOf(glass)
  const [low, high] = band ?? [typical, typical]
  return {
    low: together(low, film),
    high: together(high, film),
    isAbout: typeof glass !== 'number' && !band,
  }
}

/** `26.3`, `40`, `0.05`: with more decimals below 1%, so that dark combinations differ. */
export function roundLight(share: number, round = Math.round): number {
  const unit = share < 1 ? 100 : 10
  return round(share * unit) / unit
}

const NUMBER = /^\d{1,3}(\.\d+)?$/

/** A film of a query; `null` if it cannot be read or is out of range. */
function readFilm(text: string): number | null {
  const film = NUMBER.test(text) ? Math.round(Number(text)) : Number.NaN
  return film >= MIN_FILM && film <= MAX_FILM ? film : null
}

/**
 * A glass of a query: `75m` was measured, `75` is the kind for which that is typical. Links of earlier versions have no
 * mark, so any other number was measured as well. Rounded down, so that nothing meets a limit by rounding.
 */
function readGlass(text: string): Glass | null {
  const kind = glasses.find(({ vlt }) => String(vlt) === text)
  if (kind) return kind.id
  const number = withoutMark(text)
  const share = NUMBER.test(number) ? Math.floor(Number(number)) : Number.NaN
  return share >= MIN_GLASS && share <= MAX_GLASS ? share : null
}

/** The number of a glass in a query, without the mark that it was measured. */
export const withoutMark = (glass: string) => glass.replace(/m$/, '')

/** A glass as a query has it. */
export const glassText = (glass: Glass) =>
  typeof glass === 'number' ? `${glass}m` : String(typicalOf(glass))

/** JavaScript reads more texts as numbers than the field does. */
export const isPossibleGlass = (glass: number | string) =>
  /^[\d.]+$/.test(String(glass)) && Number(glass) >= MIN_GLASS && Number(glass) <= MAX_GLASS

const SHADE = 35

/** The film and the glass of one window. */
export type Pane = { film: number; glass: Glass }

/** A pane as a query has it; what it leaves out is the tool's default. `null` if it cannot be read. */
export function readPane(film: string | null | undefined, glass: string | null | undefined): Pane | null {
  const read = {
    film: readFilm(film ?? String(SHADE)),
    glass: readGlass(glass ?? glassText('factory')),
  }
  return read.film === null || read.glass === null ? null : { film: read.film, glass: read.glass }
}

type Chosen = Pane & { window: WindowId | null; place?: PlaceId | undefined; vehicle?: VehicleId | undefined }

/** The tint of one window as a line of the quote. */
export const tintUrl = ({ film, glass, window, place, vehicle }: Chosen) =>
  filmUrl(filmLines.tint, {
    film: String(film),
    glass: glassText(glass),
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
