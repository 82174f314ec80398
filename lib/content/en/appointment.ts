import type { WarrantyKind } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'
import { type AppointmentSource, type CareSource, careDays } from '@/lib/content/facts/sources'
import { citing, listOf, type Text } from '@/lib/content/words'

const { text: pageText } = citing<AppointmentSource>()

export const appointmentPage = {
  lead: 'A sheet for the installer before the appointment, and a record for your warranty after it.',
  needsScript: 'Filling in this page needs JavaScript, which is off in this browser.',
  before: 'Before the appointment',
  after: 'Record for your warranty',
  /** Why to keep a record. */
  reason: pageText`For a claim you need to know who installed which film, on which panels, from which batch, and when. The record stays in this browser; nothing leaves your device.${'proof'}${'claim'}`,
}

/** In place of the sheet, for a visitor who has chosen neither a film nor panels. */
export const panelsOffer = {
  text: 'Add a film to your quote, or choose panels. You will then get a sheet with a drawing of them, what to do before the appointment, and what to ask the installer.',
  link: 'Choose the panels',
  /** The sheet, in a message that it could not be loaded. */
  sheet: 'The sheet for the installer',
}

/** What changes with the panels, or has to be pressed. */
export const installerSheet = {
  brand: `${site.name}: installer sheet`,
  /** Blanks to fill in by hand. */
  blanks: { car: 'Make, model, color', plate: 'License plate', appointment: 'Appointment' },
  covered: 'film',
  bare: 'no film',
  /** Figures with their units. */
  amount: (length: string, width: string, waste: number) =>
    `About ${length} of a roll ${width} wide, without waste. Complex shapes waste up to ${waste}%.`,
  edges: 'Edges',
  openEdge: (covered: string, bare: readonly string[]) => `${covered} to ${listOf(bare)}`.toLowerCase(),
  openEdges: (edges: readonly string[]) => `Film ends next to bare paint: ${edges.join('; ')}.`,
  print: 'Print the sheet',
  change: 'Change the panels',
  changeQuote: 'Change the quote',
}

const { text, cited } = citing<AppointmentSource>()

// The texts of the sheet are in its order, which numbers their sources. Only the server renders them.

export const estimate = text`An estimate.${'length'}`

export const edgeChoices = {
  text: text`We count whole panels, so the edge is where the panel ends. Pre-cut film may stop short of it, and some packages end partway up the hood. Agree on where it ends:${'adhesion'}${'tiers'}${'checklist'}`,
  choices: { gap: 'at the gap', short: 'short of the edge', wrapped: 'wrapped around the edge' },
}

export const sheetNotes = { preparation: 'Prepare the car', questions: 'Questions to ask' }

export const sourceDetails = { heading: (month: string) => `Sources, read in ${month}` }

/** Instructions for the customer before the installation. */
export const preparation = {
  wash: text`Wash the car before you come, but not for two to seven days afterward; check with the film’s manufacturer.${'firstWash'}${'ppfCare'}`,
  coating: text`Do not use wax or sealant, and tell the installer if the paint has a coating: film may lift or bubble on it.${'adhesion'}`,
  repainted: text`Point out any panels that have been repainted. One shop’s terms cover film on factory paint only.${'adhesion'}`,
  inspect: text`Inspect the clean paint together. Existing marks can show through the film.${'paint'}`,
}

export const installerQuestions = {
  film: text`Which film is it? Is it TPU, TPH, or PVC, and how thick? TPU lasts longest; 6 to 8 mil is common.${'materials'}${'thickness'}`,
  warranty: text`How long is the warranty, and what does it exclude? Typical coverage is 5 to 10 years against aging, not impact or wear.${'warranty'}${'defects'}`,
  maker: text`Are you authorized by the manufacturer, and do you register the warranty?${'checklist'}`,
  paint: text`How do you prepare the paint?${'checklist'}${'paint'}`,
  washing: text`When can I wash the car?${'firstWash'}${'ppfCare'}`,
  documents: text`Which documents will I get? They should name me, the film, its batch, the panels, and the date.${'proof'}${'claim'}`,
}

export const sheetSources = cited

const { text: careText } = citing<CareSource>()

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
  date: 'Installed on',
}

export const warrantyForm = {
  missing: {
    installer: 'Enter the installer’s name.',
    product: 'Enter the product name.',
    date: 'Enter the installation date.',
  },
  wrongDate: 'Enter a valid date before the year 9999.',
  keep: 'Save in this browser',
  kept: (product: string) => `Added: ${product}.`,
}

export const warrantyKeeper = {
  listLabel: 'Saved for your warranty',
  removed: (product: string) => `${product} removed.`,
  download: 'Download as a text file',
  file: 'warranty.txt',
  downloading: 'The file is being downloaded.',
}

export const keptRecord = {
  careHeading: 'Care dates',
  calendar: 'Add to my calendar',
  file: (day: string) => `care-${day}.ics`,
  downloading: 'The calendar file is being downloaded.',
  remove: 'Remove',
  removeNamed: (product: string) => `Remove ${product}`,
}

export const adviceFirst = 'Your installer’s advice takes precedence.'

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
      title: 'New film: ask when you can wash it',
      text: careText`Wait two to seven days; check with the film’s manufacturer. STEK’s protocol says 48 hours.${'firstWash'}${'ppfCare'}`,
    },
    {
      afterDays: careDays.firstWash,
      title: 'New film: first wash',
      text: careText`Seven days have passed. Keep a pressure washer at least 36 in (90 cm) away, and off the edges.${'ppfCare'}${'washing'}`,
    },
  ],
  window: [
    {
      afterDays: careDays.windowsDown,
      title: 'New window film: you can lower the windows',
      text: careText`The wait of three to five days is over.${'windowsUp'}`,
    },
    {
      afterDays: careDays.firstCleaning,
      title: 'New window film: first cleaning',
      text: careText`No cleaning for 30 days; haze and water pockets are normal until then. Never use ammonia.${'windowCleaning'}${'ammonia'}`,
    },
  ],
  marine: [],
}
