import { carParts } from '@/lib/content/panels'
import type { CarDrawing } from './car-areas'
import { idsOf, type Package, partsOf } from './coverage'

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
