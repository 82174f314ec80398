import { coverageChoice as texts } from '@/lib/content/films/ppf/coverage'
import { carPackages, frontPanels, panels, panelsOf } from './car-parts'
import { packageOf, readParts } from './coverage'
import type { FilmChoice, Query } from './film-choice'
import { estimateFilm, formatRange, type Vehicle, vehicleOf } from './roll'

export type Coverage = { chosen: readonly string[]; vehicle: Vehicle }

export function readCoverage(query: Query): Coverage {
  const named = query.get('panels')
  return {
    chosen: named === null ? frontPanels : readParts(panels, named),
    vehicle: vehicleOf(query.get('vehicle')),
  }
}

/** `Front, on a sedan` */
export function coverageTitle({ chosen, vehicle }: Coverage): string {
  return texts.title(packageOf(carPackages, chosen)?.name ?? texts.panels(chosen.length), vehicle.named)
}

export function coverageChoice({ chosen, vehicle }: Coverage): FilmChoice {
  const { area } = estimateFilm(vehicle, chosen)
  const labels = panelsOf(vehicle.drawing)
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
  return {
    text: texts.line(vehicle.label, labels, formatRange(area)),
    state: { panels: chosen.join('.'), vehicle: vehicle.id },
  }
}
