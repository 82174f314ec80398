import { formatNumber } from '@/lib/config/language'

const paintFilm = (area: string) => `about ${area} of paint film`

type Factor = Readonly<{ label: string; factor: number }>

export const hullPlanner = {
  zones: 'Hull zones',
  waterline: 'Below the waterline, use antifouling.',
  hint: 'Tap a zone on the drawing or in the list.',
  /** `area` is that of the paint film on the chosen zones. */
  result: <Bold>(
    bold: (words: string) => Bold,
    chosen: number,
    all: number,
    area: string,
    hasGlass: boolean,
  ) => [
    bold(`${chosen} of ${all}`),
    ` zones covered, ${paintFilm(area)}.${hasGlass ? ' Cabin glass gets window film, but only if it is glass.' : ''}`,
  ],
  noneChosen: 'Choose at least one zone first.',
  heading: 'How much film',
  measures: {
    loa: 'Length overall',
    lwl: 'Waterline length',
    beam: 'Beam',
    freeboard: 'Freeboard',
    draught: 'Draught',
  },
  keel: 'Keel',
  estimated: 'Estimated from the length.',
  areas: { topsides: 'Topsides', deck: 'Deck', underWater: 'Under water: no paint film' },
  /** After the area of the chosen zones. */
  ofWhole: (area: string) => `of ${area}`,
  note: (deck: number, keels: readonly Factor[], site: string) =>
    `Topsides: (length + beam) × 2 × freeboard; deck: length × beam × ${formatNumber(deck)}; under water: waterline length × (beam + draught) × ${keels.map(({ label, factor }) => `${formatNumber(factor)} ${label.toLowerCase()}`).join(', ')} (${site}). Each zone counts as its share of the drawing, and the transom as beam × freeboard. Measurements that you leave empty follow the proportions of the boat in our drawings. An estimate.`,
}

export const hullCall = {
  emptyTitle: 'Choose a zone first.',
  emptyText: 'The drawing at the top keeps count.',
  title: (coverage: string) => `${coverage}.`,
  count: (chosen: number, all: number, area: string) => `${chosen} of ${all} zones, ${paintFilm(area)}.`,
  change: 'Change the zones',
}
