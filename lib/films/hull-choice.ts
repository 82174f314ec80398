import { hullZones, readParts, topsideZones } from './coverage'
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

export function hullChoice({ chosen, hull }: HullCoverage): FilmChoice {
  const { topsides, deck, underWater } = hullAreas(hull)
  const { loa, lwl, beam, freeboard, draught } = hull
  const keel = keels.find(({ id }) => id === hull.keel)?.named ?? ''
  const labels = hullZones.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  const size = `waterline ${lwl}, beam ${beam}, freeboard ${freeboard}, draught ${draught} m`
  const areas = `topsides ${topsides.toFixed(1)}, deck ${deck.toFixed(1)}, under water ${underWater.toFixed(1)} m²`
  return {
    text: `Hull, ${loa} m ${keel} (${size}; the whole hull has ${areas}): ${labels.join(', ')}`,
    state: {
      zones: chosen.join('.'),
      ...Object.fromEntries(hullMeasures.map((name) => [name, String(hull[name])])),
      keel: hull.keel,
    },
  }
}
