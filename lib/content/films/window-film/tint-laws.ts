import { type Place, place } from '@/lib/config/tint-place'

const BEHIND_WITH_MIRRORS = ['no limit with two mirrors', 'no limit with two mirrors'] as const
const UNITED_STATES = ['United States', 'USA', 'Estados Unidos']

/** Omits figures that no source confirms. */
export const places: readonly [Place, ...Place[]] = [
  place('Alabama', 'AL', 'alabama', ['no film that darkens', 32, 32, 32], { alsoCalled: UNITED_STATES }),
  place('Colombia', 'CO', 'colombia', [70, 70, 55, 55], {
    note: '14% for the rear quarter and tailgate windows of closed pickups.',
  }),
  place('Florida', 'FL', 'florida', ['strip at the top', 28, 15, 15], {
    alsoCalled: UNITED_STATES,
    note: '6% for the rear side and rear of multipurpose vehicles.',
  }),
  place('France', 'FR', 'france', [70, 70, 'ask locally', 'ask locally'], {
    alsoCalled: ['Francia'],
    note: 'Since 1 January 2017.',
  }),
  place('Mexico', 'MX', 'mexico', null, {
    alsoCalled: ['México', 'Méjico'],
    note: 'Varies by state, and our sources disagree. Ask locally.',
  }),
  place('New York', 'NY', 'newYork', [70, 70, 70, 'no limit with two mirrors'], {
    alsoCalled: ['Nueva York', ...UNITED_STATES],
    note: 'The rear side limit is for cars; multipurpose vehicles are exempt. So are the top six inches of the windscreen.',
  }),
  place('New Zealand', 'NZ', 'newZealand', [{ least: 70, rule: 'strip at the top' }, 35, 35, 35], {
    alsoCalled: ['Aotearoa', 'Nueva Zelanda'],
    note: 'Behind the driver, for cars only: vans, four-wheel drives and SUVs with mirrors have no limit there.',
  }),
  place('North Dakota', 'ND', 'northDakota', [70, 35, ...BEHIND_WITH_MIRRORS], {
    alsoCalled: ['Dakota del Norte', ...UNITED_STATES],
    note: ([, front]) =>
      `${front}% since 1 August 2025, according to the press and the bill; we found no official page.`,
  }),
  place('Portugal', 'PT', 'portugal', [75, 70, 'ask locally', 'ask locally'], {
    note: 'Approved film only. Front side means ahead of the B-pillar.',
  }),
  place('Spain', 'ES', 'spain', ['no film', 'no film', 'approved film', 'approved film'], {
    alsoCalled: ['España', 'Espanya', 'Espainia'],
    note: 'Film on the rear window needs two outside mirrors.',
  }),
  place('Texas', 'TX', 'texas', ['strip at the top', 25, 'no limit', 'no limit with two mirrors'], {
    alsoCalled: ['Tejas', ...UNITED_STATES],
    // Separate figures in the law, although they equal the one for the front side windows today.
    note: 'The strip ends at the AS-1 line or after the top five inches, and must let 25% through. Without two mirrors, 25% at the rear.',
  }),
  place('United Kingdom', 'UK', 'uk', [75, 70, 'no limit', 'no limit'], {
    alsoCalled: ['Great Britain', 'England', 'Scotland', 'Wales', 'Cymru', 'Reino Unido', 'Inglaterra'],
    note: '70% for a windscreen first used before 1 April 1985.',
  }),
  place('Victoria, Australia', 'VIC', 'victoria', [
    { least: 70, rule: 'strip at the top' },
    35,
    { least: 20, rule: 'with two mirrors' },
    { least: 20, rule: 'with two mirrors' },
  ]),
]
