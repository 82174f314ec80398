import { countOf, formatNumber } from '@/lib/content/words'

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

/** The keels: in the list, and in a sentence after the boat's length. */
export const keelNames = {
  fin: { label: 'Fin keel', named: 'boat with a fin keel' },
  long: { label: 'Long keel', named: 'boat with a long keel' },
  motor: { label: 'Motor boat', named: 'motor boat' },
}

/** “An” before 8, 11 and 18. */
const article = (boat: string) => (/^(8|1[18]\b)/.test(boat) ? 'an' : 'a')

/** The choice as the heading of a page's end and of a line of the quote. */
export const hullChoice = {
  zones: (count: number) => countOf(count, { one: 'zone', other: 'zones' }),
  boat: (length: string, keel: string) => `${length} ${keel}`,
  title: (zones: string, boat: string) => `${zones}, on ${article(boat)} ${boat}`,
}

/** The zones of a boat and its packages, by id. The zones are in the drawing's order. */
export const boatParts = {
  zones: {
    bow: 'Bow',
    'hull-side': 'Topsides',
    quarter: 'Quarter',
    transom: 'Transom',
    waterline: 'Boot stripe',
    'rub-rail': 'Rub rail',
    gunwale: 'Gunwale',
    foredeck: 'Foredeck',
    'swim-platform': 'Swim platform',
    hardtop: 'Hardtop',
    'cabin-glass': 'Cabin glass',
  },
  packages: {
    dock: { name: 'Dock', hint: 'Fenders, lines and boarding' },
    bow: { name: 'Bow', hint: 'Anchor, chain and spray' },
    topsides: { name: 'Topsides', hint: 'All gelcoat down to the waterline' },
    full: { name: 'Full', hint: 'Topsides, deck edges and glass' },
  },
}
