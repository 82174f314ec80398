import { filmLines } from '@/lib/content/facts/films'
import { boatParts, hullChoice as texts } from '@/lib/content/marine-tool'
import { readMeasure } from '@/lib/parsing/measure'
import { isBlank } from '@/lib/parsing/record'
import type { Query } from '@/lib/url/query-state'
import { filmUrl } from './film-url'
import { idsOf, type Package, packageOf, partsOf, readParts } from './parts'
import { formatLength, type WriteFigure } from './units'

/** The deck's share of length × beam. */
export const DECK_FACTOR = 0.75

/** Metres. */
type Hull = { loa: number; beam: number; freeboard: number }
export type Measure = keyof Hull

export const hullMeasures: readonly Measure[] = ['loa', 'beam', 'freeboard']

/** The limits of each measure. */
export const measures: Record<Measure, { min: number; max: number }> = {
  loa: { min: 2, max: 60 },
  beam: { min: 0.5, max: 15 },
  freeboard: { min: 0.2, max: 5 },
}

/** The planner's initial length. */
const START_LOA = 10
/** The boat in our drawings, as shares of its length. */
const PROPORTIONS: Record<Measure, number> = { loa: 1, beam: 0.3, freeboard: 0.12 }

/** Square meters. */
export const hullAreas = ({ loa, beam, freeboard }: Hull) => ({
  topsides: (loa + beam) * 2 * freeboard,
  deck: loa * beam * DECK_FACTOR,
})

type ReadBoat = {
  hull: Hull
  /** What the visitor has given: meters, even out of range, or a text that is no length. */
  given: Partial<Record<Measure, number | string>>
  /** The measures that the visitor has to correct. Until then, the boat is unknown. */
  wrong: readonly Measure[]
}

/** Reads a boat from a query, whose numbers are meters. Measures that are missing follow from the length. */
export function readBoat(read: (name: Measure) => string | null): ReadBoat {
  const given: ReadBoat['given'] = {}
  for (const name of hullMeasures) {
    const text = read(name)
    // A boat without a length is not one of 10 m.
    if (text !== null && (name === 'loa' || !isBlank(text))) given[name] = readMeasure(text, 'm') ?? text
  }
  const measure = (name: Measure, loa: number) => {
    const { min, max } = measures[name]
    const metres = given[name]
    return isWithin(name, metres)
      ? metres
      : Math.min(max, Math.max(min, toCentimetres(loa * PROPORTIONS[name])))
  }
  const loa = measure('loa', START_LOA)
  return {
    hull: { loa, beam: measure('beam', loa), freeboard: measure('freeboard', loa) },
    given,
    wrong: hullMeasures.filter((name) => given[name] !== undefined && !isWithin(name, given[name])),
  }
}

const HALF_AN_INCH = 0.0127

/** With half an inch to spare, because a length at a limit may be rewritten in whole inches. */
export const isWithin = (name: Measure, value: number | string | undefined): value is number =>
  typeof value === 'number' &&
  value >= measures[name].min - HALF_AN_INCH &&
  value <= measures[name].max + HALF_AN_INCH

const toCentimetres = (metres: number) => Math.round(metres * 100) / 100

export type HullCoverage = ReadBoat & { chosen: readonly string[] }

export function readHullCoverage(query: Query): HullCoverage {
  const named = query.get('zones')
  return {
    chosen: named === null ? topsideZones : readParts(hullZones, named),
    ...readBoat((name) => query.get(name)),
  }
}

/** `Topsides, on a boat 10 m long` */
export const hullTitle = (coverage: HullCoverage, write: WriteFigure): string =>
  texts.title(
    hullName(coverage),
    write((units) => formatLength(coverage.hull.loa, units)),
  )

/** `Topsides`, or `Two zones` */
export const hullName = ({ chosen }: HullCoverage) =>
  packageOf(boatPackages, chosen)?.name ?? texts.zones(chosen.length)

/** Without the measures that follow from the length. */
export const hullUrl = ({ chosen, hull: { loa }, given }: HullCoverage) =>
  filmUrl(filmLines.hull, hullState(chosen, { loa, ...given }))

export const hullState = (chosen: readonly string[], given: ReadBoat['given']) => ({
  zones: chosen.join('.'),
  ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])),
})

export const hullZones = partsOf(boatParts.zones)

/** The planner's initial selection. */
export const topsideZones = ['bow', 'hull-side', 'quarter', 'transom', 'waterline', 'rub-rail']

export const boatPackages: readonly Package<keyof typeof boatParts.packages>[] = [
  { id: 'dock', ...boatParts.packages.dock, parts: ['rub-rail', 'quarter', 'transom', 'swim-platform'] },
  { id: 'bow', ...boatParts.packages.bow, parts: ['bow', 'waterline', 'foredeck'] },
  { id: 'topsides', ...boatParts.packages.topsides, parts: topsideZones },
  { id: 'full', ...boatParts.packages.full, parts: idsOf(hullZones) },
]

/** The area of each zone in the drawing of the boat. The transom, which the drawing shows from its edge, is not used. */
export const drawnAreas: Readonly<Record<string, number>> = {
  bow: 183,
  'hull-side': 291,
  quarter: 84,
  waterline: 203,
  'rub-rail': 98,
  foredeck: 62,
  gunwale: 139,
  hardtop: 79,
  'swim-platform': 8,
}

const sides = topsideZones.filter((zone) => zone !== 'transom')
const deckZones = Object.keys(drawnAreas).filter((zone) => !sides.includes(zone))

function shareOf(zones: readonly string[], chosen: readonly string[]): number {
  const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + (drawnAreas[id] ?? 0), 0)
  return sum(zones.filter((zone) => chosen.includes(zone))) / sum(zones)
}

/** Square meters of protection film: each chosen zone is its share of the hull's area. Cabin glass gets window film. */
export function filmArea(hull: Hull, chosen: readonly string[]): number {
  const { topsides, deck } = hullAreas(hull)
  const transom = hull.beam * hull.freeboard
  return (
    (topsides - transom) * shareOf(sides, chosen) +
    (chosen.includes('transom') ? transom : 0) +
    deck * shareOf(deckZones, chosen)
  )
}
