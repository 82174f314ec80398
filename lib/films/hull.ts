import { keelNames } from '@/lib/content/films/marine-film/hull'
import { readDecimal } from '@/lib/parsing/decimal'

/** Where the formulas are from. */
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

/** The limits of each measure, and the boat that the planner starts with. */
export const measures: Record<Measure, { min: number; max: number; start: number }> = {
  loa: { min: 2, max: 60, start: 10 },
  lwl: { min: 2, max: 60, start: 9 },
  beam: { min: 0.5, max: 15, start: 3 },
  freeboard: { min: 0.2, max: 5, start: 1.2 },
  draught: { min: 0.1, max: 6, start: 1 },
}

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

/** Clamps a measure to its limits; unreadable text gives the initial value. */
export function readMeasure(measure: Measure, text: string | null): number {
  const { min, max, start } = measures[measure]
  return Math.min(max, Math.max(min, readDecimal(text) ?? start))
}

/** Reads a boat from a form or a query. Its waterline is not longer than the boat. */
export function readHull(read: (name: Measure | 'keel') => string | null): Hull {
  const loa = readMeasure('loa', read('loa'))
  return {
    loa,
    lwl: Math.min(loa, readMeasure('lwl', read('lwl'))),
    beam: readMeasure('beam', read('beam')),
    freeboard: readMeasure('freeboard', read('freeboard')),
    draught: readMeasure('draught', read('draught')),
    keel: keelOf(read('keel')).id,
  }
}
