import { countOf } from '@/lib/config/count-words'
import { boatPackages, hullZones, packageOf, readParts, topsideZones } from './coverage'
import type { FilmChoice, Query } from './film-choice'
import { type Hull, hullAreas, keels, type Measure, readHull } from './hull'

export const hullMeasures: readonly Measure[] = ['loa', 'lwl', 'beam', 'freeboard', 'draught']

export type HullCoverage = { chosen: readonly string[]; hull: Hull }

export function readHullCoverage(query: Query): HullCoverage {
  const named = query.get('zones')
  return {
    chosen: named === null ? topsideZones : readParts(hullZones, named),
    hull: readHull((name) => query.get(name)),
  }
}

/** `Topsides, on a 10 m motor boat` */
export function hullTitle({ chosen, hull }: HullCoverage): string {
  return `${packageOf(boatPackages, chosen) ?? countOf(chosen.length, 'zone')}, on a ${boatOf(hull)}`
}

/** `10 m motor boat` */
const boatOf = ({ loa, keel }: Hull) => `${loa} m ${keels.find(({ id }) => id === keel)?.named ?? 'boat'}`

export function hullChoice({ chosen, hull }: HullCoverage): FilmChoice {
  const { topsides, deck, underWater } = hullAreas(hull)
  const { lwl, beam, freeboard, draught } = hull
  const labels = hullZones.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  const size = `waterline ${lwl}, beam ${beam}, freeboard ${freeboard}, draught ${draught} m`
  const areas = `topsides ${topsides.toFixed(1)}, deck ${deck.toFixed(1)}, under water ${underWater.toFixed(1)} m²`
  return {
    text: `Hull, ${boatOf(hull)} (${size}; the whole hull has ${areas}): ${labels.join(', ')}`,
    state: {
      zones: chosen.join('.'),
      ...Object.fromEntries(hullMeasures.map((name) => [name, String(hull[name])])),
      keel: hull.keel,
    },
  }
}
