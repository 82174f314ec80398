import { filmLines } from '@/lib/config/film-lines'
import { coverageChoice as texts } from '@/lib/content/ppf-tool'
import { carPackages, frontPanels, panels } from './car-parts'
import { packageOf, readParts } from './coverage'
import { filmUrl, type Query } from './film-url'
import { type Vehicle, vehicleOf } from './roll'

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

export const coverageState = ({ chosen, vehicle }: Coverage) => ({
  panels: chosen.join('.'),
  vehicle: vehicle.id,
})

export const coverageUrl = (coverage: Coverage) => filmUrl(filmLines.coverage, coverageState(coverage))
