import type { WarrantyKind } from '@/lib/config/film-lines'
import type { Sourced } from './sources'

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
