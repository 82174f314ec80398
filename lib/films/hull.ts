import type { Source } from '@/lib/content/sources'
import { readDecimal } from '@/lib/parsing/decimal'

export const hullSource: Source = 'hullAreas'
/** The share of length × beam that is deck. */
export const DECK_FACTOR = 0.75

export const keels = [
  { id: 'fin', label: 'Fin keel', named: 'boat with a fin keel', factor: 0.5 },
  { id: 'long', label: 'Long keel', named: 'boat with a long keel', factor: 0.75 },
  { id: 'motor', label: 'Motor boat', named: 'motor boat', factor: 0.85 },
] as const

export type KeelId = (typeof keels)[number]['id']

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

/** The bounds of what is a boat, and a boat to begin with. */
export const measures: Record<Measure, { label: string; min: number; max: number; start: number }> = {
  loa: { label: 'Length overall', min: 2, max: 60, start: 10 },
  lwl: { label: 'Waterline length', min: 2, max: 60, start: 9 },
  beam: { label: 'Beam', min: 0.5, max: 15, start: 3 },
  freeboard: { label: 'Freeboard', min: 0.2, max: 5, start: 1.2 },
  draught: { label: 'Draught', min: 0.1, max: 6, start: 1 },
}

/** Square metres. */
export type HullAreas = { topsides: number; deck: number; underWater: number }

export function hullAreas({ loa, lwl, beam, freeboard, draught, keel }: Hull): HullAreas {
  const { factor } = keels.find(({ id }) => id === keel) ?? keels[0]
  return {
    topsides: (loa + beam) * 2 * freeboard,
    deck: loa * beam * DECK_FACTOR,
    underWater: lwl * (beam + draught) * factor,
  }
}

/** Nonsense becomes the nearest sense, or the boat to begin with. */
export function readMeasure(measure: Measure, text: string | null): number {
  const { min, max, start } = measures[measure]
  return Math.min(max, Math.max(min, readDecimal(text) ?? start))
}

/** A boat from what is typed of it: no waterline is longer than its boat. */
export function readHull(read: (name: Measure | 'keel') => string | null): Hull {
  const loa = readMeasure('loa', read('loa'))
  return {
    loa,
    lwl: Math.min(loa, readMeasure('lwl', read('lwl'))),
    beam: readMeasure('beam', read('beam')),
    freeboard: readMeasure('freeboard', read('freeboard')),
    draught: readMeasure('draught', read('draught')),
    keel: readKeel(read('keel')),
  }
}

export function readKeel(text: string | null): KeelId {
  return keels.find(({ id }) => id === text)?.id ?? 'motor'
}
