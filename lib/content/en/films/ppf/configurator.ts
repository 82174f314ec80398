import { formatNumber } from '@/lib/config/language'

type Result = Readonly<{
  chosen: number
  all: number
  area: string
  metres: string
  width: number
  waste: number
  withWaste: string
}>

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
  result: <Bold>(
    bold: (words: string) => Bold,
    { chosen, all, area, metres, width, waste, withWaste }: Result,
  ) => [
    bold(`${chosen} of ${all}`),
    ' panels covered. About ',
    bold(`${area} m²`),
    ` of film: ${metres} m of a roll ${formatNumber(width)} m wide, with ${waste}% waste ${withWaste} m.`,
  ],
  note: (site: string, waste: number) =>
    `An estimate: a vehicle’s planning figure (${site}), spread by the panels’ areas in this drawing. Complex shapes waste up to ${waste}%.`,
  noneChosen: 'Choose at least one panel first.',
  sheet: { before: 'Before you go:', link: 'print a sheet for the installer' },
}

export const coverageCall = {
  emptyTitle: 'Choose a panel first.',
  emptyText: 'The drawing at the top keeps count.',
  title: (coverage: string) => `${coverage}.`,
  text: <Area>(chosen: number, all: number, area: Area) => [
    `${chosen} of ${all} panels, about `,
    area,
    ' of film.',
  ],
  ask: 'Ask for this coverage',
  change: 'Change the panels',
}
