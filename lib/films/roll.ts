import type { Range } from './units'

export const ROLL_WIDTH_M = 1.52
/** Offcuts, and offcuts of complex shapes. */
export const WASTE_PERCENT = 10
export const COMPLEX_WASTE_PERCENT = 20

/** Its drawing, and the meters of roll for all of it. */
type Car = { drawing: CarDrawing; metres: Range }

export type Estimate = { area: Range; metres: Range; withWaste: Range }

/** Estimates the film for the chosen panels by their share of the area in the vehicle's drawing. */
export function estimateFilm({ drawing, metres }: Car, chosen: readonly string[]): Estimate {
  const areas: Readonly<Record<string, readonly number[]>> = carAreas
  const column = carDrawings.indexOf(drawing)
  const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + (areas[id]?.[column] ?? 0), 0)
  const share = sum(chosen) / sum(Object.keys(areas))
  const times = (factor: number): Range => [metres[0] * share * factor, metres[1] * share * factor]
  return { area: times(ROLL_WIDTH_M), metres: times(1), withWaste: times(1 + WASTE_PERCENT / 100) }
}

/** The drawings of vehicles; `car` is the sedan, which the server draws. */
export const carDrawings = ['hatch', 'car', 'suv', 'truck'] as const
export type CarDrawing = (typeof carDrawings)[number]

/**
 * The area of each panel in the drawings, in their order: both sides and the top. Only the shares count. Kept as data,
 * because a link to a quote needs them without the drawings; `roll.test.ts` measures the drawings again.
 */
export const carAreas = {
  'front-bumper': [19_993, 34_632, 18_888, 20_128],
  headlights: [9_515, 6_687, 12_027, 12_556],
  mirrors: [5_844, 3_458, 5_923, 5_796],
  hood: [41_183, 54_079, 50_125, 55_508],
  fenders: [28_459, 41_354, 30_110, 34_861],
  rockers: [12_316, 15_214, 12_899, 12_492],
  'door-front': [56_738, 59_631, 56_864, 47_879],
  'door-rear': [50_795, 53_703, 46_085, 49_157],
  quarter: [32_019, 36_642, 38_881, 74_128],
  roof: [82_080, 60_414, 102_066, 76_438],
  trunk: [12_192, 14_775, 11_846, 11_029],
  'rear-bumper': [15_665, 29_649, 17_683, 14_541],
} satisfies Record<string, readonly [hatch: number, car: number, suv: number, truck: number]>
