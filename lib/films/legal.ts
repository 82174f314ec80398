import type { Source } from '@/lib/content/sources'

export const windows = [
  { id: 'windscreen', label: 'Windscreen' },
  { id: 'front-side', label: 'Front side' },
  { id: 'rear-side', label: 'Rear side' },
  { id: 'rear', label: 'Rear' },
] as const
export type WindowId = (typeof windows)[number]['id']

/** A least share of light in percent, or what the rule says instead. */
export type Limit = number | string

export type Place = {
  id: string
  name: string
  limits: Record<WindowId, Limit>
  source: Source
  note?: string
}

/** Places whose sources conflict, Mexico's states for one, are left out rather than guessed. */
export const places: readonly [Place, ...Place[]] = [
  place(
    'United Kingdom',
    [75, 70, 'free', 'free'],
    'uk',
    '70 % for a windscreen first used before 1 April 1985.',
  ),
  place('Colombia', [70, 70, 55, 55], 'colombia'),
  place('Spain', ['no film', 'no film', 'approved film only', 'approved film only'], 'spain'),
  place(
    'Florida',
    ['a strip at the top only', 28, 15, 15],
    'florida',
    '6 % behind the driver on multipurpose vehicles.',
  ),
  place('New York', [70, 70, 70, 'free with two mirrors'], 'newYork', 'The rear side is that of cars.'),
  place('North Dakota', [70, 50, 'free with mirrors', 'free with mirrors'], 'northDakota'),
  place('New Zealand', ['no figure stated', 35, 35, 35], 'newZealand'),
]

function place(
  name: string,
  [windscreen, frontSide, rearSide, rear]: [Limit, Limit, Limit, Limit],
  source: Source,
  note?: string,
): Place {
  const limits = { windscreen, 'front-side': frontSide, 'rear-side': rearSide, rear }
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, limits, source, ...(note && { note }) }
}
