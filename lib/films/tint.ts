import { filmLines, type PlaceId, type WindowId } from '@/lib/content/facts/films'
import { glassNames, placeNames, tintChoice as texts } from '@/lib/content/tint-tool'
import { formatNumber } from '@/lib/content/words'
import { readMeasure } from '@/lib/parsing/measure'
import { isKeyOf } from '@/lib/parsing/record'
import { currentQuery, setQueryState } from '@/lib/url/query-state'
import { filmUrl, type Query } from './film-url'

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
  return Math.min(max, Math.max(min, Math.round(readMeasure(text, '%') ?? fallback)))
}

const FACTORY = glasses[1].vlt
const SHADE = 35

/** The windows in the order of the tools; the first one is the default. */
export const askedWindows = [
  'front-side',
  'rear-side',
  'rear',
  'windscreen',
] as const satisfies readonly WindowId[]

export type Viewpoint = { from: 'inside' | 'outside'; at: 'day' | 'night' }

/** What the tint tool and the law tool share. The place is missing until it is chosen. */
export type Tint = {
  film: number
  glass: number
  /** What the visitor has given as the glass, if it is no possible share. Until it is corrected, `glass` is that of the factory. */
  wrongGlass?: number | string | undefined
  window: WindowId
  place?: PlaceId | undefined
  view: Viewpoint
}

export function readTint(query: Query): Tint {
  const place = query.get('place')
  const window = query.get('window')
  const glass = readGlass(query.get('glass') ?? String(FACTORY))
  return {
    film: clampPercent(query.get('film'), MIN_FILM, MAX_FILM, SHADE),
    ...(isPossibleGlass(glass) ? { glass } : { glass: FACTORY, wrongGlass: glass }),
    window: askedWindows.find((id) => id === window) ?? askedWindows[0],
    place: isKeyOf(placeNames, place) ? place : undefined,
    view: {
      from: query.get('from') === 'outside' ? 'outside' : 'inside',
      at: query.get('at') === 'night' ? 'night' : 'day',
    },
  }
}

export const isPossibleGlass = (glass: number | string): glass is number =>
  typeof glass === 'number' && glass >= MIN_GLASS && glass <= MAX_GLASS

/** A text that is no share stays as it is. */
export function readGlass(text: string): number | string {
  const share = readMeasure(text, '%')
  return share === null ? text : Math.round(share)
}

/** `35% film, factory glass` */
export function tintTitle({ film, glass }: Tint): string {
  return texts.title(film, glasses.find(({ vlt }) => vlt === glass)?.named ?? texts.glass(glass))
}

export const tintState = ({ film, glass, wrongGlass, view, place, window }: Tint) => ({
  film: String(film),
  glass: String(wrongGlass ?? glass),
  ...view,
  ...(place && { place }),
  window,
})

type Chosen = Pick<Tint, 'film' | 'glass' | 'place'> & { window: WindowId | null }

/** The tint as a line of the quote. The view is not a part of what is chosen. */
export const tintUrl = ({ film, glass, window, place }: Chosen) =>
  filmUrl(filmLines.tint, {
    film: String(film),
    glass: String(glass),
    ...(window && { window }),
    ...(place && { place }),
  })

type TintQuery = Record<keyof ReturnType<typeof tintState>, string>

const stateNow = () => tintState(readTint(new URLSearchParams(currentQuery())))

/** Changes a part of what the tint tool and the law tool share, and writes all of it into the query. */
export function changeTint(part: Partial<TintQuery>) {
  setQueryState({ ...stateNow(), ...part })
}

export function forgetPlace() {
  const { place: _, ...state } = stateNow()
  setQueryState(state)
}

// Convert between a colour value and linear light (sRGB, IEC 61966-2-1).
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
