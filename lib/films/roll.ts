import { formatDecimal } from '@/lib/config/language'
import { figures } from '@/lib/content/figures'
import { vehicleNames } from '@/lib/content/films/ppf/coverage'

export const ROLL_WIDTH_M = 1.52
/** Offcuts, and offcuts of complex shapes. */
export const WASTE_PERCENT = 10
export const COMPLEX_WASTE_PERCENT = 20
/** Where the figures are from. */
export const ROLL_SITE = 'wrapteck.com'

/** Metres of roll for a whole vehicle: vinyl planning figures, without waste. */
export const vehicles = [
  { id: 'compact', ...vehicleNames.compact, metres: [10, 13] },
  { id: 'sedan', ...vehicleNames.sedan, metres: [15, 18] },
  { id: 'full-size', ...vehicleNames['full-size'], metres: [18, 21] },
  { id: 'small-suv', ...vehicleNames['small-suv'], metres: [20, 23] },
  { id: 'large-suv', ...vehicleNames['large-suv'], metres: [23, 28] },
] as const

export type VehicleId = (typeof vehicles)[number]['id']
type Range = readonly [number, number]

export type Estimate = { area: Range; metres: Range; withWaste: Range }

/** Estimates the film for the chosen panels by their share of the area in our drawings. */
export function estimateFilm(
  vehicle: VehicleId,
  chosen: readonly string[],
  weights: Readonly<Record<string, number>>,
): Estimate {
  const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + (weights[id] ?? 0), 0)
  const share = sum(chosen) / sum(Object.keys(weights))
  const { metres } = vehicles.find(({ id }) => id === vehicle) ?? vehicles[0]
  const times = (factor: number): Range => [metres[0] * share * factor, metres[1] * share * factor]
  return { area: times(ROLL_WIDTH_M), metres: times(1), withWaste: times(1 + WASTE_PERCENT / 100) }
}

/** `4.1 to 5.4`, with one decimal, because the figures are estimates. */
export function formatRange([from, to]: Range): string {
  const [a, b] = [formatDecimal(from), formatDecimal(to)]
  return a === b ? a : figures.range(a, b)
}
