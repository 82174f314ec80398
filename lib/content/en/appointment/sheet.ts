import { listOf } from '@/lib/config/grammar'
import { site } from '@/lib/content/facts/site'

/** What changes with the panels, or has to be pressed. */
export const installerSheet = {
  brand: `${site.name}: paint protection film, sheet for the installer`,
  /** Blanks to fill in by hand. */
  blanks: { car: 'Make, model, colour', plate: 'Plate', appointment: 'Appointment' },
  /** `vehicle` is “a sedan”. */
  panels: (vehicle: string, chosen: number, all: number) => `Panels for ${vehicle}: ${chosen} of ${all}`,
  covered: 'film',
  bare: 'no film',
  /** Figures with their units. */
  amount: (area: string, length: string, width: string, waste: number) =>
    `About ${area}, ${length} of a roll ${width} wide without waste; complex shapes waste up to ${waste}%.`,
  edges: 'Edges',
  openEdge: (covered: string, bare: readonly string[]) => `${covered} to ${listOf(bare)}`,
  openEdges: (edges: readonly string[]) => `Film ends next to bare paint: ${edges.join('; ')}.`,
  print: 'Print the sheet',
  change: 'Change the panels',
}

/** In place of the sheet, for a visitor who has not chosen any panels. */
export const panelsOffer = {
  text: 'Choose the panels for film first. You then get a sheet with a drawing of them, what to do before the appointment, and what to ask the installer.',
  link: 'Choose the panels',
}
