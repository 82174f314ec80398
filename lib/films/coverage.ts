import { filmLines, type VehicleId } from '@/lib/content/facts/films'
import { carParts, coverageChoice as texts } from '@/lib/content/ppf-tool'
import type { Query } from '@/lib/url/query-state'
import { filmUrl } from './film-url'
import { idsOf, type Package, packageOf, partsOf, readParts } from './parts'
import type { CarDrawing } from './roll'
import { type Vehicle, vehicleOf } from './vehicles'

export const panels = partsOf(carParts.panels)

/** The panels as they are called on the vehicle: a pickup has bed sides and a tailgate. */
export const panelsOf = (drawing: CarDrawing) =>
  partsOf({ ...carParts.panels, ...carParts.otherNames[drawing] })

const nose = ['front-bumper', 'headlights', 'mirrors']
/** The configurator's initial selection. */
export const frontPanels = [...nose, 'hood', 'fenders']
const road = [...frontPanels, 'rockers', 'quarter', 'rear-bumper']

export const carPackages: readonly Package<keyof typeof carParts.packages>[] = [
  { id: 'nose', ...carParts.packages.nose, parts: nose },
  { id: 'front', ...carParts.packages.front, parts: frontPanels },
  { id: 'road', ...carParts.packages.road, parts: road },
  { id: 'full', ...carParts.packages.full, parts: idsOf(panels) },
]

export type Coverage = { chosen: readonly string[]; vehicle: Vehicle }

export function readCoverage(query: Query, kept: VehicleId | null = null): Coverage {
  const named = query.get('panels')
  return {
    chosen: named === null ? frontPanels : readParts(panels, named),
    vehicle: vehicleOf(query.get('vehicle') ?? kept),
  }
}

/** `Front, on a sedan` */
export const coverageTitle = (coverage: Coverage) =>
  texts.title(coverageName(coverage), coverage.vehicle.named)

/** `Front`, or `Two panels` */
export const coverageName = ({ chosen }: Coverage) =>
  packageOf(carPackages, chosen)?.name ?? texts.panels(chosen.length)

export const coverageState = ({ chosen, vehicle }: Coverage) => ({
  panels: chosen.join('.'),
  vehicle: vehicle.id,
})

export const coverageUrl = (coverage: Coverage) => filmUrl(filmLines.coverage, coverageState(coverage))
