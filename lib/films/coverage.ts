import { filmLines } from '@/lib/content/facts/films'
import { carParts, coverageChoice as texts } from '@/lib/content/ppf-tool'
import type { CarDrawing } from './car-areas'
import { filmUrl, type Query } from './film-url'
import { type Vehicle, vehicleOf } from './roll'

export type Part = { id: string; label: string }
export type Package<Id extends string = string> = {
  id: Id
  name: string
  hint: string
  parts: readonly string[]
}

export const partsOf = (labels: Readonly<Record<string, string>>): readonly Part[] =>
  Object.entries(labels).map(([id, label]) => ({ id, label }))
export const idsOf = (parts: readonly Part[]) => parts.map(({ id }) => id)

/** The package with exactly the chosen parts. */
export function packageOf(packages: readonly Package[], chosen: readonly string[]): Package | undefined {
  const set = new Set(chosen)
  return packages.find(({ parts }) => parts.length === set.size && parts.every((part) => set.has(part)))
}

/** The known parts of a list from the URL, each once, in the drawing's order. */
export function readParts(known: readonly Part[], text: string): readonly string[] {
  const named = new Set(text.split('.'))
  return idsOf(known).filter((id) => named.has(id))
}

export function toggled(known: readonly Part[], chosen: readonly string[], id: string): readonly string[] {
  return idsOf(known).filter((part) => chosen.includes(part) !== (part === id))
}

/** Sorts parts by the first package that contains them. */
export function byPackage(parts: readonly Part[], packages: readonly Package[]): readonly Part[] {
  const firstOf = (id: string) => packages.findIndex((each) => each.parts.includes(id))
  return parts.toSorted((a, b) => firstOf(a.id) - firstOf(b.id))
}

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
