import { coverageChoice as texts } from '@/lib/content/films/ppf/coverage'
import { carPackages, frontPanels, packageOf, panels, readParts } from './coverage'
import type { FilmChoice, Query } from './film-choice'
import { estimateFilm, formatRange, vehicles } from './roll'

const SEDAN = vehicles[1]

export type Coverage = { chosen: readonly string[]; vehicle: (typeof vehicles)[number] }

export function readCoverage(query: Query): Coverage {
  const named = query.get('panels')
  return {
    chosen: named === null ? frontPanels : readParts(panels, named),
    vehicle: vehicles.find(({ id }) => id === query.get('vehicle')) ?? SEDAN,
  }
}

/** `Front, on a sedan` */
export function coverageTitle({ chosen, vehicle }: Coverage): string {
  return texts.title(packageOf(carPackages, chosen)?.name ?? texts.panels(chosen.length), vehicle.named)
}

/** The drawing shows a sedan. */
export const isDrawn = ({ vehicle }: Coverage) => vehicle === SEDAN

export function coverageChoice(
  { chosen, vehicle }: Coverage,
  weights: Readonly<Record<string, number>>,
): FilmChoice {
  const { area } = estimateFilm(vehicle.id, chosen, weights)
  const labels = panels.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  return {
    text: texts.line(vehicle.label, labels, formatRange(area)),
    state: { panels: chosen.join('.'), vehicle: vehicle.id },
  }
}
