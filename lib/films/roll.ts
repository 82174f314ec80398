import { vehicleNames } from '@/lib/content/ppf-tool'
import { type CarDrawing, carAreas } from './car-areas'
import type { Range } from './units'

export const ROLL_WIDTH_M = 1.52
/** Offcuts, and offcuts of complex shapes. */
export const WASTE_PERCENT = 10
export const COMPLEX_WASTE_PERCENT = 20
/** The sources of the figures. */
export const ROLL_SITE = 'wrapteck.com'

export type Vehicle = { id: string; label: string; named: string; drawing: CarDrawing; metres: Range }

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
