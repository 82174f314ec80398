import { filmLines } from '@/lib/config/routes'
import { carParts } from '@/lib/content/panels'
import { coverageChoice as texts, vehicleNames } from '@/lib/content/ppf-tool'
import { filmUrl, type Query } from './film-url'
import type { Range } from './units'

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

export const ROLL_WIDTH_M = 1.52
/** Offcuts, and offcuts of complex shapes. */
export const WASTE_PERCENT = 10
export const COMPLEX_WASTE_PERCENT = 20
/** The sources of the figures. */
export const ROLL_SITE = 'wrapteck.com'

type Vehicle = { id: string; label: string; named: string; drawing: CarDrawing; metres: Range }

const sedan: Vehicle = { id: 'sedan', ...vehicleNames.sedan, drawing: 'car', metres: [15, 18] }

/**
 * The classes of vehicles, each with its drawing and the metres of roll for all of it: vinyl planning figures, without
 * waste. The source has one figure for large SUVs and trucks.
 */
export const vehicles: readonly Vehicle[] = [
  { id: 'compact', ...vehicleNames.compact, drawing: 'hatch', metres: [10, 13] },
  sedan,
  { id: 'full-size', ...vehicleNames['full-size'], drawing: 'car', metres: [18, 21] },
  { id: 'small-suv', ...vehicleNames['small-suv'], drawing: 'suv', metres: [20, 23] },
  { id: 'large-suv', ...vehicleNames['large-suv'], drawing: 'suv', metres: [23, 28] },
  { id: 'truck', ...vehicleNames.truck, drawing: 'truck', metres: [23, 28] },
]

export const vehicleOf = (id: string | null) => vehicles.find((each) => each.id === id) ?? sedan

export type Estimate = { area: Range; metres: Range; withWaste: Range }

/** Estimates the film for the chosen panels by their share of the area in the vehicle's drawing. */
export function estimateFilm({ drawing, metres }: Vehicle, chosen: readonly string[]): Estimate {
  const areas: Readonly<Record<string, number>> = carAreas[drawing]
  const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + (areas[id] ?? 0), 0)
  const share = sum(chosen) / sum(Object.keys(areas))
  const times = (factor: number): Range => [metres[0] * share * factor, metres[1] * share * factor]
  return { area: times(ROLL_WIDTH_M), metres: times(1), withWaste: times(1 + WASTE_PERCENT / 100) }
}

/**
 * The area of each panel in the drawings of each vehicle, both sides and the top. Only the shares count. Kept as data,
 * because a link to a quote needs them without the drawings; `roll.test.ts` measures the drawings again.
 */
export const carAreas = {
  hatch: {
    'front-bumper': 19_993,
    headlights: 9_515,
    mirrors: 5_844,
    hood: 41_183,
    fenders: 28_459,
    rockers: 12_316,
    'door-front': 56_738,
    'door-rear': 50_795,
    quarter: 32_019,
    roof: 82_080,
    trunk: 12_192,
    'rear-bumper': 15_665,
  },
  car: {
    'front-bumper': 34_632,
    headlights: 6_687,
    mirrors: 3_458,
    hood: 54_079,
    fenders: 41_354,
    rockers: 15_214,
    'door-front': 59_631,
    'door-rear': 53_703,
    quarter: 36_642,
    roof: 60_414,
    trunk: 14_775,
    'rear-bumper': 29_649,
  },
  suv: {
    'front-bumper': 18_888,
    headlights: 12_027,
    mirrors: 5_923,
    hood: 50_125,
    fenders: 30_110,
    rockers: 12_899,
    'door-front': 56_864,
    'door-rear': 46_085,
    quarter: 38_881,
    roof: 102_066,
    trunk: 11_846,
    'rear-bumper': 17_683,
  },
  truck: {
    'front-bumper': 20_128,
    headlights: 12_556,
    mirrors: 5_796,
    hood: 55_508,
    fenders: 34_861,
    rockers: 12_492,
    'door-front': 47_879,
    'door-rear': 49_157,
    quarter: 74_128,
    roof: 76_438,
    trunk: 11_029,
    'rear-bumper': 14_541,
  },
} satisfies Record<string, Readonly<Record<string, number>>>

/** The drawings of vehicles; `car` is the sedan, which the server draws. */
export type CarDrawing = keyof typeof carAreas
