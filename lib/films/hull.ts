import { filmLines } from '@/lib/content/facts/films'
import { boatParts, keelNames, hullChoice as texts } from '@/lib/content/marine-tool'
import { readDecimal } from '@/lib/parsing/decimal'
import { filmUrl, type Query } from './film-url'
import { idsOf, type Package, packageOf, partsOf, readParts } from './parts'
import { formatLength, type WriteFigure } from './units'

/** The sources of the formulas. */
export const HULL_SITE = 'seajetpaint.com'
/** The deck's share of length × beam. */
export const DECK_FACTOR = 0.75

export const keels = [
  { id: 'fin', ...keelNames.fin, factor: 0.5 },
  { id: 'long', ...keelNames.long, factor: 0.75 },
  { id: 'motor', ...keelNames.motor, factor: 0.85 },
] as const

export type KeelId = (typeof keels)[number]['id']

/** An unknown keel is that of a motor boat. */
export const keelOf = (keel: string | null) => keels.find(({ id }) => id === keel) ?? keels[2]

/** Metres. */
type Hull = {
  loa: number
  lwl: number
  beam: number
  freeboard: number
  draught: number
  keel: KeelId
}
type Measure = Exclude<keyof Hull, 'keel'>

export const hullMeasures: readonly Measure[] = ['loa', 'lwl', 'beam', 'freeboard', 'draught']

/** The limits of each measure. */
export const measures: Record<Measure, { min: number; max: number }> = {
  loa: { min: 2, max: 60 },
  lwl: { min: 1.5, max: 60 },
  beam: { min: 0.5, max: 15 },
  freeboard: { min: 0.2, max: 5 },
  draught: { min: 0.1, max: 6 },
}

/** The planner's initial length. */
const START_LOA = 10
/** The boat in our drawings, as shares of its length. */
const PROPORTIONS: Record<Measure, number> = { loa: 1, lwl: 0.9, beam: 0.3, freeboard: 0.12, draught: 0.1 }
/** A waterline is at least this much shorter than its boat. */
const OVERHANG = 0.1

/** Square metres. */
type HullAreas = { topsides: number; deck: number; underWater: number }

export function hullAreas({ loa, lwl, beam, freeboard, draught, keel }: Hull): HullAreas {
  const { factor } = keelOf(keel)
  return {
    topsides: (loa + beam) * 2 * freeboard,
    deck: loa * beam * DECK_FACTOR,
    underWater: lwl * (beam + draught) * factor,
  }
}

/** In whole centimetres. The waterline is shorter than the boat. */
export const longest = (name: Measure, loa: number): number =>
  name === 'lwl' ? toCentimetres(loa - OVERHANG) : measures[name].max

export const toCentimetres = (metres: number) => Math.round(metres * 100) / 100

type Read = (name: Measure | 'keel') => string | null

/** Clamps a measure to its limits. One that is missing or unreadable is estimated from the length. */
function readMeasure(name: Measure, text: string | null, loa: number): number {
  const metres = readDecimal(text, 'm') ?? toCentimetres(loa * PROPORTIONS[name])
  return Math.min(longest(name, loa), Math.max(measures[name].min, metres))
}

/** Reads a boat from a form or a query. */
export function readHull(read: Read): Hull {
  const loa = readMeasure('loa', read('loa'), START_LOA)
  const measure = (name: Measure) => readMeasure(name, read(name), loa)
  return {
    loa,
    lwl: measure('lwl'),
    beam: measure('beam'),
    freeboard: measure('freeboard'),
    draught: measure('draught'),
    keel: keelOf(read('keel')).id,
  }
}

/** The measures that are estimated, because the visitor has given only others. */
export const estimatedMeasures = (read: Read): readonly Measure[] =>
  hullMeasures.filter((name) => name !== 'loa' && readDecimal(read(name), 'm') === null)

export type HullCoverage = { chosen: readonly string[]; hull: Hull; estimated: readonly Measure[] }

export function readHullCoverage(query: Query): HullCoverage {
  const named = query.get('zones')
  return {
    chosen: named === null ? topsideZones : readParts(hullZones, named),
    hull: readHull((name) => query.get(name)),
    estimated: estimatedMeasures((name) => query.get(name)),
  }
}

/** `Topsides, on a 10 m motor boat` */
export function hullTitle({ chosen, hull }: HullCoverage, write: WriteFigure): string {
  return texts.title(packageOf(boatPackages, chosen)?.name ?? texts.zones(chosen.length), boatOf(hull, write))
}

/** `10 m motor boat` */
const boatOf = ({ loa, keel }: Hull, write: WriteFigure) =>
  texts.boat(
    write((units) => formatLength(loa, units)),
    keelOf(keel).named,
  )

/** Square metres of paint film. */
export function filmArea({ chosen, hull }: HullCoverage): number {
  const { topsides, deck } = filmAreas(hull, chosen)
  return topsides + deck
}

/** Without the measures that are estimated. */
export function hullUrl({ chosen, hull, estimated }: HullCoverage) {
  const given = hullMeasures.filter((name) => !estimated.includes(name))
  return filmUrl(filmLines.hull, {
    zones: chosen.join('.'),
    ...Object.fromEntries(given.map((name) => [name, String(hull[name])])),
    keel: hull.keel,
  })
}

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

/** The paint film for the chosen zones: each is its share of the hull's area. Cabin glass gets window film. */
export function filmAreas(hull: Hull, chosen: readonly string[]): Omit<HullAreas, 'underWater'> {
  const whole = hullAreas(hull)
  const transom = hull.beam * hull.freeboard
  return {
    topsides:
      (whole.topsides - transom) * shareOf(sides, chosen) + (chosen.includes('transom') ? transom : 0),
    deck: whole.deck * shareOf(deckZones, chosen),
  }
}
