import { countOf, listOf } from '@/lib/content/words'

const measureNames = { loa: 'length', beam: 'beam', freeboard: 'freeboard' }
type Measure = keyof typeof measureNames

export const hullPlanner = {
  heading: 'Your boat',
  measures: { loa: 'Length', beam: 'Beam', freeboard: 'Freeboard' },
  hint: 'Any unit: 29.5 ft, 29′6″, 9 m.',
  estimated: (measures: readonly Measure[]) =>
    `Estimated: ${listOf(measures.map((each) => measureNames[each]))}.`,
  unreadable: (measure: Measure, min: string, max: string) =>
    `We cannot read this ${measureNames[measure]}. Enter a measurement from ${min} to ${max}.`,
  outOfRange: (measure: Measure, min: string, max: string) =>
    `This ${measureNames[measure]} is out of range. Enter a measurement from ${min} to ${max}.`,
  zones: 'Hull zones',
  /** The heading of the closed list of zones. */
  fold: (chosen: number, all: number) => `Zones: ${chosen} of ${all}`,
  tap: 'Clear film: your color stays. Tap a zone to protect it.',
  howWeEstimate: 'How we estimate',
  glass: 'Cabin windows get window film, but only if they are glass.',
  announced: (coverage: string, area: string) => `${coverage}. About ${area} of protection film.`,
  fix: (measure: Measure) => `Fix the ${measureNames[measure]} first`,
  noneChosen: 'Choose a zone first.',
}

export const hullSteps = {
  title: 'Four packages for your boat',
  own: (chosen: number, all: number, area: string) => `Your own choice: ${chosen} of ${all} zones, ${area}`,
  byHand: 'Something in between? Choose zones by hand',
}

export const hullCall = {
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
