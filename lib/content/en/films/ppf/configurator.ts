/** Areas, lengths and widths with their units. */
type Result = Readonly<{
  chosen: number
  all: number
  area: string
  length: string
  width: string
  waste: number
  withWaste: string
}>

export const coverageConfigurator = {
  panels: 'Panels',
  bothSides: 'Left and right sides go together.',
  hint: 'Tap a panel on the drawing or in the list.',
  vehicle: 'Vehicle',
  /** Announced when another vehicle is chosen. */
  vehicleChosen: (vehicle: string, area: string) => `${vehicle}. About ${area} of film.`,
  /** Announced when other panels are chosen. */
  panelsChosen: (chosen: number, all: number, area: string) =>
    `${chosen} of ${all} panels covered. About ${area} of film.`,
  result: <Bold>(
    bold: (words: string) => Bold,
    { chosen, all, area, length, width, waste, withWaste }: Result,
  ) => [
    bold(`${chosen} of ${all}`),
    ' panels covered. About ',
    bold(area),
    ` of film: ${length} of a roll ${width} wide, or ${withWaste} with ${waste}% waste.`,
  ],
  note: (site: string, waste: number) =>
    `An estimate: a vehicle’s planning figure (${site}), shared out by the panels’ areas in this drawing. With complex shapes, waste can reach ${waste}%.`,
  noneChosen: 'Choose at least one panel first.',
  sheet: { before: 'Before you go:', link: 'print a sheet for the installer' },
}

export const coverageCall = {
  emptyTitle: 'Choose a panel first.',
  emptyText: 'The drawing at the top keeps count.',
  title: (coverage: string) => `${coverage}.`,
  text: (chosen: number, all: number, area: string) => `${chosen} of ${all} panels, about ${area} of film.`,
  change: 'Change the panels',
}
