import { carAreas } from './car-areas'
import type { Range } from './units'
import type { Vehicle } from './vehicles'

export const ROLL_WIDTH_M = 1.52
/** Offcuts, and offcuts of complex shapes. */
export const WASTE_PERCENT = 10
export const COMPLEX_WASTE_PERCENT = 20

export type Estimate = { area: Range; metres: Range; withWaste: Range }

/** Estimates the film for the chosen panels by their share of the area in the vehicle's drawing. */
export function estimateFilm({ drawing, metres }: Vehicle, chosen: readonly string[]): Estimate {
  const areas: Readonly<Record<string, number>> = carAreas[drawing]
  const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + (areas[id] ?? 0), 0)
  const share = sum(chosen) / sum(Object.keys(areas))
  const times = (factor: number): Range => [metres[0] * share * factor, metres[1] * share * factor]
  return { area: times(ROLL_WIDTH_M), metres: times(1), withWaste: times(1 + WASTE_PERCENT / 100) }
}
