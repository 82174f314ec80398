import { formatNumber } from '@/lib/config/language'

export const coverageConfigurator = {
  panels: 'Panels',
  bothSides: 'Left and right sides go together.',
  hint: 'Tap a panel on the drawing or in the list.',
  vehicle: 'Vehicle',
  /** Announced when another vehicle is chosen. */
  vehicleChosen: (vehicle: string, area: string) => `${vehicle}. About ${area} m² of film.`,
  /** Announced when other panels are chosen. */
  panelsChosen: (chosen: number, all: number, area: string) =>
    `${chosen} of ${all} panels covered. About ${area} m² of film.`,
  /** The result, in four pieces of which the first and the third are bold. */
  result: {
    count: (chosen: number, all: number) => `${chosen} of ${all}`,
    covered: 'panels covered. About',
    area: (range: string) => `${range} m²`,
    roll: (metres: string, width: number, waste: number, withWaste: string) =>
      `of film: ${metres} m of a roll ${formatNumber(width)} m wide, with ${waste}% waste ${withWaste} m.`,
  },
  note: (site: string, waste: number) =>
    `An estimate: a vehicle’s planning figure (${site}), spread by the panels’ areas in this drawing. Complex shapes waste up to ${waste}%.`,
  noneChosen: 'Choose at least one panel first.',
  sheet: { before: 'Before you go:', link: 'print a sheet for the installer' },
}

export const coverageCall = {
  emptyTitle: 'Choose a panel first.',
  emptyText: 'The drawing at the top keeps count.',
  /** The area of the film follows, then `after`. */
  count: (chosen: number, all: number) => `${chosen} of ${all} panels, about`,
  after: 'of film.',
  ask: 'Ask for this coverage',
  change: 'Change the panels',
}
