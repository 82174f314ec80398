import type { WarrantyKind } from '@/lib/config/film-lines'
import { citing, type Text } from '@/lib/config/text'
import type { AppointmentSource, Sourced } from './sources'

const { text, cited } = citing<AppointmentSource>()

// The texts of the sheet are in its order, which numbers their sources.

export const estimate = text`An estimate${'length'}`

export const edgeChoices = {
  text: text`We count whole panels, so the edge is where the panel ends. Pre-cut film may stop short of it, and some packages end part of the way up a hood. Agree where it ends:${'adhesion'}${'tiers'}${'checklist'}`,
  choices: ['at the gap', 'short of the edge', 'wrapped around the edge'],
}

/** Instructions for the customer before the installation. */
export const preparation: readonly Text[] = [
  text`Wash the car before you come, then not for two to seven days; your film’s maker says how long.${'firstWash'}${'ppfCare'}`,
  text`Do not use wax or sealant, and say so if the paint has a coating: film may lift or bubble on it.${'adhesion'}`,
  text`Say which panels have been repainted. One shop’s terms cover film on factory paint only.${'adhesion'}`,
  text`Inspect the clean paint together. Existing marks can show through the film.${'paint'}`,
]

export const installerQuestions: readonly Text[] = [
  text`Which film is it? Is it TPU, TPH or PVC, and how thick? TPU lasts longest; 6 to 8 mil is common.${'materials'}${'thickness'}`,
  text`How long is the warranty, and what does it exclude? On the market it is 5 to 10 years, for ageing but not impact or wear.${'warranty'}${'defects'}`,
  text`Are you authorised by the maker, and do you register the warranty?${'checklist'}`,
  text`How do you prepare the paint?${'checklist'}${'paint'}`,
  text`When may I wash the car?${'firstWash'}${'ppfCare'}`,
  text`Which documents do I get? They should name you, the film, its batch, the panels and the date.${'proof'}${'claim'}`,
]

export const sheetSources = cited

/** Why to keep a record for the warranty. */
export const warrantyReason: Sourced = {
  text: 'For a claim you need to know who fitted which film, on which panels, from which batch, and when.',
  sources: ['proof', 'claim'],
}

/** The films that a record may name, in the order of the form. */
export const filmNames: Record<WarrantyKind, string> = {
  ppf: 'Paint protection film',
  window: 'Window film',
  marine: 'Marine film',
}

/** A reminder a number of days after the installation. */
export type CareDate = Sourced & { afterDays: number; title: string }

/** Empty for boats, because our sources give no dates. */
export const careDates: Record<WarrantyKind, readonly CareDate[]> = {
  ppf: [
    {
      afterDays: 2,
      title: 'New film: ask when you may wash',
      text: 'Wait two to seven days; your film’s maker says how long. STEK’s protocol says 48 hours.',
      sources: ['firstWash', 'ppfCare'],
    },
    {
      afterDays: 7,
      title: 'New film: first wash',
      text: 'Seven days have passed. Keep a pressure washer at least 90 cm away, and off the edges.',
      sources: ['ppfCare', 'washing'],
    },
  ],
  window: [
    {
      afterDays: 5,
      title: 'New window film: windows may go down',
      text: 'The wait of three to five days is over.',
      sources: ['windowsUp'],
    },
    {
      afterDays: 30,
      title: 'New window film: first cleaning',
      text: 'No cleaning for 30 days; haze and water pockets are normal until then. Never with ammonia.',
      sources: ['windowCleaning', 'ammonia'],
    },
  ],
  marine: [],
}

export const ADVICE_FIRST = 'Your installer’s advice comes first.'
