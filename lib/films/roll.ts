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
