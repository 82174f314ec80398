import { frontPanels, panels, readParts } from './coverage'
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

/** The drawing shows a sedan. */
export const isDrawn = ({ vehicle }: Coverage) => vehicle === SEDAN

export function coverageChoice(
  { chosen, vehicle }: Coverage,
  weights: Readonly<Record<string, number>>,
): FilmChoice {
  const { area } = estimateFilm(vehicle.id, chosen, weights)
  const labels = panels.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  return {
    text: `Coverage, ${vehicle.label}: ${labels.join(', ')} (about ${formatRange(area)} m²)`,
    state: { panels: chosen.join('.'), vehicle: vehicle.id },
  }
}
