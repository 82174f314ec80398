import { listOf } from '@/lib/config/grammar'
import { site } from '@/lib/content/facts/site'

/** What changes with the panels, or has to be pressed. */
export const installerSheet = {
  brand: `${site.name}: paint protection film, sheet for the installer`,
  /** Blanks to fill in by hand. */
  blanks: { car: 'Make, model, colour', plate: 'Plate', appointment: 'Appointment' },
  covered: 'film',
  bare: 'no film',
  /** Figures with their units. */
  amount: (length: string, width: string, waste: number) =>
    `About ${length} of a roll ${width} wide without waste; complex shapes waste up to ${waste}%.`,
  edges: 'Edges',
  openEdge: (covered: string, bare: readonly string[]) => `${covered} to ${listOf(bare)}`.toLowerCase(),
  openEdges: (edges: readonly string[]) => `Film ends next to bare paint: ${edges.join('; ')}.`,
  print: 'Print the sheet',
  change: 'Change the panels',
}
