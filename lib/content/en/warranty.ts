import { citing, type Text } from '@/lib/config/citations'
import type { WarrantyKind } from '@/lib/config/film-lines'
import { careDays } from '@/lib/content/facts/appointment/care-days'
import type { CareSource } from '@/lib/content/facts/appointment/care-sources'

const { text } = citing<CareSource>()

/** The films that a record may name, in the order of the form. */
export const filmNames: Record<WarrantyKind, string> = {
  ppf: 'Paint protection film',
  window: 'Window film',
  marine: 'Marine film',
}

/** What a record says, in the order of the form. */
export const recordFields = {
  kind: 'Film',
  installer: 'Installer',
  product: 'Product',
  panels: 'Panels',
  batch: 'Batch',
  date: 'Fitted on',
}

export const warrantyForm = {
  missing: {
    installer: 'Enter the installer’s name.',
    product: 'Enter the product name.',
    date: 'Enter the date of the fitting.',
  },
  wrongDate: 'Enter a valid date before the year 9999.',
  keep: 'Save in this browser',
  kept: (product: string) => `${product} saved in this browser.`,
}

export const warrantyKeeper = {
  listLabel: 'Saved for your warranty',
  removed: (product: string) => `${product} removed.`,
  download: 'Download as a text file',
  downloading: 'The file is being downloaded.',
}

export const keptRecord = {
  careHeading: 'Care dates',
  calendar: 'Add to my calendar',
  downloading: 'The calendar file is being downloaded.',
  remove: 'Remove',
  removeNamed: (product: string) => `Remove ${product}`,
}

export const adviceFirst = 'Your installer’s advice comes first.'

export const sourceLinks = {
  before: 'Source: ',
  after: '.',
  inCalendar: (citation: string, url: string) => `Source: ${citation}, ${url}`,
}

/** A reminder a number of days after the installation. */
type CareDate = { afterDays: number; title: string; text: Text<CareSource> }

/** Empty for boats, because our sources give no dates. */
export const careDates: Record<WarrantyKind, readonly CareDate[]> = {
  ppf: [
    {
      afterDays: careDays.mayWash,
      title: 'New film: ask when you may wash',
      text: text`Wait two to seven days; your film’s maker says how long. STEK’s protocol says 48 hours.${'firstWash'}${'ppfCare'}`,
    },
    {
      afterDays: careDays.firstWash,
      title: 'New film: first wash',
      text: text`Seven days have passed. Keep a pressure washer at least 90 cm (36 in) away, and off the edges.${'ppfCare'}${'washing'}`,
    },
  ],
  window: [
    {
      afterDays: careDays.windowsDown,
      title: 'New window film: windows may go down',
      text: text`The wait of three to five days is over.${'windowsUp'}`,
    },
    {
      afterDays: careDays.firstCleaning,
      title: 'New window film: first cleaning',
      text: text`No cleaning for 30 days; haze and water pockets are normal until then. Never with ammonia.${'windowCleaning'}${'ammonia'}`,
    },
  ],
  marine: [],
}
