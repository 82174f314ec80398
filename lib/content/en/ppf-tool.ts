import type { panelIds } from '@/lib/content/facts/films'
import { countOf } from '@/lib/content/words'

/** Lengths and a width with their units. */
type Roll = Readonly<{ length: string; width: string; waste: number; withWaste: string }>

export const coverageConfigurator = {
  panels: 'Panels',
  hint: 'Clear film: your color stays. Tap a panel to protect it.',
  vehicle: 'Vehicle',
  kept: 'Saved for the tint tool, your quote, and the contact form.',
  /** Announced when another vehicle is chosen. */
  vehicleChosen: (vehicle: string, area: string) => `${vehicle}. About ${area} of film.`,
  /** Announced when other panels are chosen. */
  panelsChosen: (chosen: number, all: number, area: string) =>
    `${chosen} of ${all} panels covered. About ${area} of film.`,
  /** The heading of the closed list of panels. */
  fold: (chosen: number, all: number) => `Panels: ${chosen} of ${all}`,
  howWeEstimate: 'How we estimate',
  /** The film of the choice on the roll, for the chosen vehicle. */
  roll: (coverage: string, { length, width, waste, withWaste }: Roll) =>
    `${coverage}: ${length} of a roll ${width} wide, or ${withWaste} with ${waste}% waste. An estimate.`,
  noneChosen: 'Choose at least one panel first.',
}

export const coverageSteps = {
  title: 'Four packages. Each adds to the one before.',
  own: (chosen: number, all: number, area: string) => `Your own choice: ${chosen} of ${all} panels, ${area}`,
  byHand: 'Something in between? Choose panels by hand',
}

export const coverageCall = {
  emptyTitle: 'Choose a panel first.',
  emptyText: 'Tap one on the drawing at the top.',
  parts: 'panels',
  change: 'Change the panels',
  choose: 'Choose panels',
}

/** The drawing in a message that it could not be loaded. */
export const vehicleDrawing = { name: 'The drawing of the vehicle' }

/** The choice as the heading of a page's end and of a line of the quote. */
export const coverageChoice = {
  panels: (count: number) => countOf(count, { one: 'panel', other: 'panels' }),
  title: (panels: string, vehicle: string) => `${panels}, on ${vehicle}`,
}

/** The panels of a car and its packages, by id. The panels are in the drawing's order. */
export const carParts = {
  panels: {
    'front-bumper': 'Front bumper',
    headlights: 'Headlights',
    mirrors: 'Mirrors',
    hood: 'Hood',
    fenders: 'Front fenders',
    rockers: 'Rockers',
    'door-front': 'Front doors',
    'door-rear': 'Rear doors',
    quarter: 'Quarter panels',
    roof: 'Roof and pillars',
    trunk: 'Trunk',
    'rear-bumper': 'Rear bumper',
  } satisfies Record<(typeof panelIds)[number], string>,
  /** What a panel is called on other vehicles than a sedan, by the vehicle's drawing. */
  otherNames: {
    hatch: { trunk: 'Tailgate' },
    car: {},
    suv: { trunk: 'Tailgate' },
    truck: { quarter: 'Bed sides', trunk: 'Tailgate' },
  },
  packages: {
    nose: { name: 'Nose', hint: 'What meets the road first' },
    front: { name: 'Front', hint: 'Everything ahead of the doors' },
    road: { name: 'Road', hint: 'Front, rockers, and where grit flies' },
    full: { name: 'Full', hint: 'Every painted panel' },
  },
}
