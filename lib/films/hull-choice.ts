import { hullChoice as texts } from '@/lib/content/films/marine-film/hull'
import { boatPackages, hullZones, packageOf, readParts, topsideZones } from './coverage'
import type { FilmChoice, Query } from './film-choice'
import { type Hull, hullAreas, keelOf, type Measure, readHull } from './hull'

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
  return texts.title(packageOf(boatPackages, chosen)?.name ?? texts.zones(chosen.length), boatOf(hull))
}

/** `10 m motor boat` */
const boatOf = ({ loa, keel }: Hull) => texts.boat(loa, keelOf(keel).named)

export function hullChoice({ chosen, hull }: HullCoverage): FilmChoice {
  const labels = hullZones.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  return {
    text: texts.line(boatOf(hull), hull, hullAreas(hull), labels),
    state: {
      zones: chosen.join('.'),
      ...Object.fromEntries(hullMeasures.map((name) => [name, String(hull[name])])),
      keel: hull.keel,
    },
  }
}
