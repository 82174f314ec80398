import type { FilmDrawingName, FilmName } from '@/lib/content/facts/films'
import type { Standing } from '@/lib/content/words'

export const filmPage = {
  lines: 'Product lines',
  lineNames: { ppf: 'PPF', 'window-film': 'Window', 'marine-film': 'Marine' } satisfies Record<
    FilmName,
    string
  >,
  needsScript: 'The tool on this page needs JavaScript, which is off in this browser.',
}

export const packageTable = { covered: 'covered', notCovered: 'not covered' }

/** What kind of text a document of a law is. */
export const standings: Record<Standing, string> = {
  official: 'official',
  copy: 'copy of the statute',
  press: 'press',
  unofficial: 'not official',
}

/** The invitation to use a line's tool, and its drawing. */
export const lineTools: Record<FilmName, { invitation: string; drawing: FilmDrawingName }> = {
  ppf: { invitation: 'Cover a car', drawing: 'pack-car-nose' },
  'window-film': { invitation: 'Tint a window', drawing: 'prop-tint' },
  'marine-film': { invitation: 'Plan a hull', drawing: 'pack-boat-bow' },
}

export const partsPicker = { package: 'Package' }

export const addToQuote = {
  name: 'Your quote',
  add: 'Add to my quote',
  /** While a line of the quote is changed. */
  save: 'Save the change',
}

export const choiceBar = { label: 'Your choice' }

export const numberField = {
  /** Below a value that was typed in another unit: `29.5 ft is 8.99 m.` */
  converted: (typed: string, shown: string) => `${typed} is ${shown}.`,
}

/** Figures with their units. Each figure is a text, formatted for the language. */
export const unitNames = {
  metres: (figure: string) => `${figure} m`,
  squareMetres: (figure: string) => `${figure} m²`,
  feet: (figure: string) => `${figure} ft`,
  inches: (figure: string) => `${figure} in`,
  feetAndInches: (feet: string, inches: string) => `${feet} ft ${inches} in`,
  squareFeet: (figure: string) => `${figure} sq ft`,
  /** The visitor’s units first: `9 m (29 ft 6 in)`. */
  both: (own: string, other: string) => `${own} (${other})`,
}

/** The choice in the first row of a tool. */
export const unitsChoice = {
  legend: 'Units',
  systems: { metric: 'Metric', us: 'US' },
  /** Announced when other units are chosen. */
  chosen: (system: string, area: string | null) =>
    `${system} units.${area === null ? '' : ` About ${area} of film.`}`,
}
