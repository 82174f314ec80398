import { citing } from '@/lib/config/citations'
import { listOf } from '@/lib/config/grammar'
import type { AppointmentSource } from '@/lib/content/facts/appointment/sources'
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

const { text, cited } = citing<AppointmentSource>()

// The texts of the sheet are in its order, which numbers their sources. Only the server renders them.

export const estimate = text`An estimate.${'length'}`

export const edgeChoices = {
  text: text`We count whole panels, so the edge is where the panel ends. Pre-cut film may stop short of it, and some packages end part of the way up a hood. Agree where it ends:${'adhesion'}${'tiers'}${'checklist'}`,
  choices: { gap: 'at the gap', short: 'short of the edge', wrapped: 'wrapped around the edge' },
}

export const sheetNotes = {
  preparation: 'Prepare the car',
  questions: 'Questions to ask',
}

export const sourceDetails = { heading: (month: string) => `Sources, read in ${month}` }

/** Instructions for the customer before the installation. */
export const preparation = {
  wash: text`Wash the car before you come, but not for two to seven days afterwards; your film’s maker says how long.${'firstWash'}${'ppfCare'}`,
  coating: text`Do not use wax or sealant, and say so if the paint has a coating: film may lift or bubble on it.${'adhesion'}`,
  repainted: text`Say which panels have been repainted. One shop’s terms cover film on factory paint only.${'adhesion'}`,
  inspect: text`Inspect the clean paint together. Existing marks can show through the film.${'paint'}`,
}

export const installerQuestions = {
  film: text`Which film is it? Is it TPU, TPH or PVC, and how thick? TPU lasts longest; 6 to 8 mil is common.${'materials'}${'thickness'}`,
  warranty: text`How long is the warranty, and what does it exclude? On the market it is 5 to 10 years, for ageing but not impact or wear.${'warranty'}${'defects'}`,
  maker: text`Are you authorised by the maker, and do you register the warranty?${'checklist'}`,
  paint: text`How do you prepare the paint?${'checklist'}${'paint'}`,
  washing: text`When may I wash the car?${'firstWash'}${'ppfCare'}`,
  documents: text`Which documents do I get? They should name you, the film, its batch, the panels and the date.${'proof'}${'claim'}`,
}

export const sheetSources = cited
