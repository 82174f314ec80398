import { keelNames } from '@/lib/content/films/marine-film/hull'
import { readDecimal } from '@/lib/parsing/decimal'

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
export type Hull = {
  loa: number
  lwl: number
  beam: number
  freeboard: number
  draught: number
  keel: KeelId
}
export type Measure = Exclude<keyof Hull, 'keel'>

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
export type HullAreas = { topsides: number; deck: number; underWater: number }

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
