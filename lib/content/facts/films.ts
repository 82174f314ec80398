import type { Text } from '@/lib/content/words'

/**
 * The lines of film: the kind of their item in a quote, and the name of their page and its pictures. Links and stored
 * data contain both, so renaming one breaks them.
 */
export const filmLines = { coverage: 'ppf', tint: 'window-film', hull: 'marine-film' } as const

export type FilmName = (typeof filmLines)[keyof typeof filmLines]
export type FilmRoute = `/${FilmName}`

type WithoutEnding<Name> = Name extends `${infer Start}-film` ? Start : Name
/** The kind of a record for the warranty: `window` for `window-film`. */
export type WarrantyKind = WithoutEnding<FilmName>

/** The classes of vehicles. Links and stored choices contain the ids. */
export const vehicleIds = ['compact', 'sedan', 'full-size', 'small-suv', 'large-suv', 'truck'] as const
export type VehicleId = (typeof vehicleIds)[number]

/**
 * The paints that a vehicle is drawn in; a boat has the first six. Each has its color in app/styles/_values.scss. Links and
 * stored choices contain the ids.
 */
export const paintIds = ['white', 'silver', 'gray', 'black', 'red', 'blue', 'green', 'sand'] as const
export type PaintId = (typeof paintIds)[number]
/** The colors of hulls. */
export const boatPaintIds: readonly PaintId[] = paintIds.slice(0, 6)

/** The finishes of protection film. Links and stored choices contain the ids. */
export const finishIds = ['gloss', 'satin', 'matte'] as const
export type FinishId = (typeof finishIds)[number]

/** The panels of a car. Links and stored choices contain the ids. */
export const panelIds = [
  'front-bumper',
  'headlights',
  'mirrors',
  'hood',
  'fenders',
  'rockers',
  'door-front',
  'door-rear',
  'quarter',
  'roof',
  'trunk',
  'rear-bumper',
] as const

/** The windows of a car, in the order of the table of light limits. Links and stored choices contain the ids. */
export const windowIds = ['windscreen', 'front-side', 'rear-side', 'rear'] as const
export type WindowId = (typeof windowIds)[number]

/** The places whose light limits we give. Links and stored choices contain the ids. */
export const placeIds = [
  'alabama',
  'colombia',
  'florida',
  'france',
  'mexico',
  'new-york',
  'new-zealand',
  'north-dakota',
  'portugal',
  'spain',
  'texas',
  'united-kingdom',
  'victoria-australia',
] as const

export type PlaceId = (typeof placeIds)[number]

/** The TSER of one clear film: from the figures for each kind of light, and measured. */
export const heatPercents = { calculated: 66, measured: 55 } as const

/** The first and the last day after the installation; `null` if no source gives an end. */
export const waitDays = { windows: [3, 5], cleaning: [30, 30], haze: null } as const

/** The end of the axis in the chart of the materials' lifespans. */
export const MATERIAL_AXIS_YEARS = 10

/** How long each material lasts. That it heals is known for only one, so the comparison omits it. */
export const materials = [
  { id: 'tpu', name: 'TPU', years: [5, 10], heals: true, source: 'muleroi' },
  { id: 'tph', name: 'TPH', years: [3, 3], heals: false, source: 'muleroi' },
  { id: 'pvc', name: 'PVC', years: [1, 3], heals: false, source: 'muleroi' },
] as const

/** The width and height of each film drawing, public/drawings/film-<name>.svg. */
export const filmDrawings = {
  'build-carbon': [320, 170],
  'build-ceramic': [320, 170],
  'build-dyed': [320, 170],
  'build-metallised': [320, 170],
  'care-fender': [400, 260],
  'care-jet': [400, 260],
  'care-rinse': [400, 260],
  'care-stains': [400, 260],
  'care-wait': [400, 260],
  'care-wash': [400, 260],
  'light-infrared': [760, 226],
  'light-uv': [760, 226],
  'light-visible': [760, 226],
  'marine-acrylic': [580, 380],
  'marine-chalk': [560, 380],
  'marine-fouling': [1200, 360],
  'marine-glass': [580, 380],
  'marine-patch': [560, 380],
  'marine-scuff': [560, 380],
  'marine-zones': [1200, 470],
  'pack-boat-bow': [1000, 340],
  'pack-boat-dock': [1000, 340],
  'pack-boat-full': [1000, 340],
  'pack-boat-topsides': [1000, 340],
  'pack-car-front': [1000, 300],
  'pack-car-full': [1000, 300],
  'pack-car-nose': [1000, 300],
  'pack-car-road': [1000, 300],
  'pack-hatch-front': [1000, 300],
  'pack-hatch-full': [1000, 300],
  'pack-hatch-nose': [1000, 300],
  'pack-hatch-road': [1000, 300],
  'pack-suv-front': [1000, 300],
  'pack-suv-full': [1000, 300],
  'pack-suv-nose': [1000, 300],
  'pack-suv-road': [1000, 300],
  'pack-truck-front': [1000, 300],
  'pack-truck-full': [1000, 300],
  'pack-truck-nose': [1000, 300],
  'pack-truck-road': [1000, 300],
  'ppf-cut': [560, 380],
  'ppf-edge-part': [480, 400],
  'ppf-edge-whole': [480, 400],
  'ppf-grit': [560, 380],
  'ppf-heal-1': [480, 360],
  'ppf-heal-2': [480, 360],
  'ppf-heal-3': [480, 360],
  'ppf-layers': [1200, 640],
  'ppf-roll': [1190, 326],
  'ppf-stone': [560, 380],
  'ppf-stretch': [610, 250],
  'ppf-thickness': [500, 340],
  'ppf-wash': [560, 380],
  'prop-edge': [480, 360],
  'prop-tint': [480, 360],
  tser: [760, 440],
  view: [1200, 130],
} as const

export type FilmDrawingName = keyof typeof filmDrawings

/** A drawing with its alternative text, title and caption. */
export type Captioned = { drawing: FilmDrawingName; alt: string; title: string; text: Text }
