import type { FilmName } from '@/lib/content/facts/films'

export const filmPage = {
  lines: 'Product lines',
  lineNames: { ppf: 'PPF', 'window-film': 'Window', 'marine-film': 'Marine' } satisfies Record<
    FilmName,
    string
  >,
  needsScript: 'The tool on this page needs JavaScript, which is off in this browser.',
}

export const addToQuote = {
  name: 'Your quote',
  add: 'Add to my quote',
  /** While a line of the quote is changed. */
  save: 'Save the change',
}

/** The classes of vehicles: in the list, and in a sentence about one, the visitor’s own, and the one shown. */
export const vehicleNames = {
  compact: { label: 'Compact', named: 'a compact', own: 'your compact', shown: 'this compact' },
  sedan: { label: 'Sedan', named: 'a sedan', own: 'your sedan', shown: 'this sedan' },
  'full-size': {
    label: 'Full-size',
    named: 'a full-size car',
    own: 'your full-size car',
    shown: 'this full-size car',
  },
  'small-suv': { label: 'Small SUV', named: 'a small SUV', own: 'your small SUV', shown: 'this small SUV' },
  'large-suv': { label: 'Large SUV', named: 'a large SUV', own: 'your large SUV', shown: 'this large SUV' },
  truck: { label: 'Truck', named: 'a truck', own: 'your truck', shown: 'this truck' },
}
