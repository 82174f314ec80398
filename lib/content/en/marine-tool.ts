import { countOf, listOf } from '@/lib/content/words'

const measureNames = { loa: 'length', beam: 'beam', freeboard: 'freeboard' }
type Measure = keyof typeof measureNames

const examples: Record<Measure, string> = {
  loa: '29.5 ft, 29′6″, or 9 m',
  beam: '9 ft, 8′10″, or 2.7 m',
  freeboard: '3.5 ft, 3′6″, or 1.1 m',
}

export const hullPlanner = {
  heading: 'Your boat',
  measures: { loa: 'Length', beam: 'Beam', freeboard: 'Freeboard' },
  hint: 'Any unit: 29.5 ft, 29′6″, 9 m.',
  estimated: (measures: readonly Measure[]) =>
    `Estimated: ${listOf(measures.map((each) => measureNames[each]))}.`,
  unreadable: (measure: Measure, min: string, max: string) =>
    `We cannot read this ${measureNames[measure]}. Enter a measurement from ${min} to ${max}, such as ${examples[measure]}.`,
  outOfRange: (measure: Measure, min: string, max: string) =>
    `This ${measureNames[measure]} is out of range. Enter a measurement from ${min} to ${max}.`,
  zones: 'Hull zones',
  /** The heading of the closed list of zones. */
  fold: (chosen: number, all: number) => `Zones: ${chosen} of ${all}`,
  tap: 'Clear film: your color stays. Tap a zone to protect it.',
  howWeEstimate: 'How we estimate',
  glass: 'Cabin windows get window film, but only if they are glass.',
  announced: (coverage: string, area: string) => `${coverage}. About ${area} of protection film.`,
  noArea: (measure: Measure) => `No area yet: fix the ${measureNames[measure]} above.`,
  /** Instead of an area. */
  noAreaYet: 'no area yet',
  fix: (measure: Measure) => `Fix the ${measureNames[measure]} first`,
  noneChosen: 'Choose at least one zone first.',
}

export const hullSteps = {
  title: 'Four packages for your boat',
  own: (chosen: number, all: number, area: string) => `Your own choice: ${chosen} of ${all} zones, ${area}`,
  byHand: 'Something in between? Choose zones by hand',
}

export const hullCall = {
  emptyTitle: 'Choose a zone first.',
  emptyText: 'Tap one on the drawing at the top.',
  parts: 'zones',
  change: 'Change the zones',
  choose: 'Choose zones',
}

/** The choice as the heading of a page's end and of a line of the quote. */
export const hullChoice = {
  zones: (count: number) => countOf(count, { one: 'zone', other: 'zones' }),
  title: (zones: string, length: string) => `${zones}, on a boat ${length} long`,
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
    dock: { name: 'Dock', hint: 'Fenders, lines, and boarding' },
    bow: { name: 'Bow', hint: 'Anchor, chain, and spray' },
    topsides: { name: 'Topsides', hint: 'All gelcoat down to the waterline' },
    full: { name: 'Full', hint: 'Topsides, deck edges, and glass' },
  },
}
