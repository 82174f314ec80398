import type { PlaceId, VehicleId, WindowId } from '@/lib/content/facts/films'
import { placeInSentence, placeNames } from '@/lib/content/tint-tool'
import { LOCALE, type Month } from '@/lib/content/words'

/** A rule that replaces or supplements a figure. Mirrors are two outside mirrors. */
export type Rule =
  | 'no-limit'
  | 'no-limit-with-mirrors'
  | 'with-mirrors'
  | 'no-film'
  | 'no-darkening'
  | 'approved-film'
  | 'top-strip'
  | 'ask-locally'

/** The minimum light transmission of glass and film in percent, a rule, or both. */
export type Limit = number | Rule | { least: number; rule: 'with-mirrors' | 'top-strip' }

/** What a law asks of a film besides light. Mirrors are two outside mirrors; a label shows that a film complies. */
export type Requirement = {
  what: 'approval' | 'label' | 'mirrors' | 'reflection'
  windows: readonly WindowId[]
  /** The most light that may be reflected, in percent. */
  most?: number
}

type Limits = readonly [windscreen: Limit, frontSide: Limit, rearSide: Limit, rear: Limit]

export type Place = {
  id: PlaceId
  name: string
  /** The name inside a sentence. */
  named: string
  /** `null` if our sources disagree. */
  limits: Record<WindowId, Limit> | null
  /** Other limits behind the driver for vehicles that are no passenger cars. */
  others?: OtherVehicles | undefined
  /** What the law asks besides light, as far as our sources say. A rule of `limits` may ask for mirrors too. */
  also: readonly Requirement[]
  /** The month in which we last checked the place's documents. */
  checkedOn: Month
}

type OtherVehicles = {
  limits: Readonly<Partial<Record<WindowId, Limit>>>
  /** The classes that these limits are for, and those of which some vehicles are passenger cars. */
  sure: readonly VehicleId[]
  unsure: readonly VehicleId[]
}

type More = { others?: OtherVehicles; also?: readonly Requirement[]; checkedOn?: Month }

export function place(id: PlaceId, limits: Limits | null, more: More = {}): Place {
  const { others, also = [], checkedOn = CHECKED } = more
  const byWindow = limits && {
    windscreen: limits[0],
    'front-side': limits[1],
    'rear-side': limits[2],
    rear: limits[3],
  }
  const name = placeNames[id]
  return { id, name, named: placeInSentence(name), limits: byWindow, others, also, checkedOn }
}

/** The month of the last check of all rows of the table; a row that was checked later has its own `checkedOn`. */
const CHECKED: Month = '2026-11'

const BEHIND_WITH_MIRRORS = ['no-limit-with-mirrors', 'no-limit-with-mirrors'] as const

const SIDES_AND_REAR = ['front-side', 'rear-side', 'rear'] as const

/** Omits figures that no source confirms. The documents in law-documents.ts name what else they state. */
const rows: readonly Place[] = [
  place('alabama', ['no-darkening', 32, 32, 32], {
    also: [{ what: 'reflection', most: 20, windows: SIDES_AND_REAR }],
  }),
  place('colombia', [70, 70, 55, 55], {
    // The tailgate of closed-body SUVs. Of their sides only the quarter windows differ, not those of the doors.
    others: { limits: { rear: 14 }, sure: [], unsure: ['small-suv', 'large-suv'] },
  }),
  place('florida', ['top-strip', 28, 15, 15], {
    // On a truck's chassis or with features for off-road use (316.2951), which some small SUVs are not.
    others: { limits: { 'rear-side': 6, rear: 6 }, sure: ['large-suv', 'truck'], unsure: ['small-suv'] },
  }),
  place('france', [70, 70, 'ask-locally', 'ask-locally']),
  place('mexico', null),
  place('new-york', [70, 70, 70, 'no-limit-with-mirrors'], {
    // The limit is for station wagons, sedans, hardtops, coupes, hatchbacks and convertibles.
    others: { limits: { 'rear-side': 'no-limit' }, sure: ['small-suv', 'large-suv', 'truck'], unsure: [] },
  }),
  place('new-zealand', [{ least: 70, rule: 'top-strip' }, 35, 35, 35], {
    // Off-road and goods vehicles; some small SUVs are registered as passenger cars.
    others: {
      limits: { 'rear-side': 'no-limit-with-mirrors', rear: 'no-limit-with-mirrors' },
      sure: ['large-suv', 'truck'],
      unsure: ['small-suv'],
    },
  }),
  place('north-dakota', [70, 35, ...BEHIND_WITH_MIRRORS]),
  place('portugal', [75, 70, 'ask-locally', 'ask-locally'], {
    also: [{ what: 'approval', windows: ['windscreen', 'front-side'] }],
  }),
  place('spain', ['no-film', 'no-film', 'approved-film', 'approved-film'], {
    also: [
      { what: 'label', windows: ['rear-side', 'rear'] },
      { what: 'mirrors', windows: ['rear'] },
    ],
  }),
  place('texas', ['top-strip', 25, 'no-limit', 'no-limit-with-mirrors'], {
    also: [
      { what: 'label', windows: ['windscreen', ...SIDES_AND_REAR] },
      { what: 'reflection', most: 25, windows: ['windscreen', 'front-side'] },
    ],
  }),
  place('united-kingdom', [75, 70, 'no-limit', 'no-limit']),
  place('victoria-australia', [
    { least: 70, rule: 'top-strip' },
    35,
    { least: 20, rule: 'with-mirrors' },
    { least: 20, rule: 'with-mirrors' },
  ]),
]

/** In the alphabetical order of the page's language. */
export const places = rows.toSorted((a, b) => a.name.localeCompare(b.name, LOCALE))
