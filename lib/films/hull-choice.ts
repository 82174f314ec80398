import { filmLines } from '@/lib/config/film-lines'
import { hullChoice as texts } from '@/lib/content/films/marine-film/hull'
import { boatPackages, hullZones, topsideZones } from './boat-parts'
import { packageOf, readParts } from './coverage'
import { filmUrl, type Query } from './film-url'
import { estimatedMeasures, type Hull, hullMeasures, keelOf, type Measure, readHull } from './hull'
import { formatLength, type WriteFigure } from './units'
import { filmAreas } from './zone-areas'

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
