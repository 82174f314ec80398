import type { PlaceId } from './law-documents'

type PlaceText = {
  name: string
  /** A note that repeats a figure takes it from the row's limits, which are in the order of the windows. */
  note?: string | ((limits: readonly unknown[]) => string)
}

export const placeTexts: Record<PlaceId, PlaceText> = {
  alabama: { name: 'Alabama' },
  colombia: {
    name: 'Colombia',
    note: '14% for the rear quarter and tailgate windows of closed pickups.',
  },
  florida: {
    name: 'Florida',
    note: '6% for the rear side and rear of multipurpose vehicles.',
  },
  france: { name: 'France', note: 'Since 1 January 2017.' },
  mexico: { name: 'Mexico', note: 'Varies by state, and our sources disagree. Ask locally.' },
  'new-york': {
    name: 'New York',
    note: 'The rear side limit is for cars; multipurpose vehicles are exempt. So are the top six inches of the windscreen.',
  },
  'new-zealand': {
    name: 'New Zealand',
    note: 'Behind the driver, for cars only: vans, four-wheel drives and SUVs with mirrors have no limit there.',
  },
  'north-dakota': {
    name: 'North Dakota',
    note: ([, front]) =>
      `${front}% since 1 August 2025, according to the press and the bill; we found no official page.`,
  },
  portugal: {
    name: 'Portugal',
    note: 'Approved film only. Front side means ahead of the B-pillar.',
  },
  spain: { name: 'Spain', note: 'Film on the rear window needs two outside mirrors.' },
  texas: {
    name: 'Texas',
    // Separate figures in the law, although they equal the one for the front side windows today.
    note: 'The strip ends at the AS-1 line or after the top five inches, and must let 25% through. Without two mirrors, 25% at the rear.',
  },
  'united-kingdom': {
    name: 'United Kingdom',
    note: '70% for a windscreen first used before 1 April 1985.',
  },
  'victoria-australia': { name: 'Victoria, Australia' },
}
