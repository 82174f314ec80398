import type { WarrantyKind } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'
import { type AppointmentSource, type CareSource, careDays } from '@/lib/content/facts/sources'
import { capitalized, citing, listOf, plural, type Text } from '@/lib/content/words'

const { text: pageText } = citing<AppointmentSource>()

export const warrantyPage = {
  heading: 'Warranty record and care dates',
  needsScript: 'The record needs JavaScript, which is off in this browser.',
  /** Why to keep a record. */
  reason: pageText`For a claim you need to know who installed which film, on which panels, from which batch, and when. The record stays in this browser and is not sent to us.${'proof'}${'claim'}`,
}

/** What is on paper for one vehicle or boat. */
export const installerSheet = {
  brand: `${site.name}: installer sheet`,
  forPlace: (place: string, address: string) => `For ${place}, ${address}.`,
  printed: (day: string) => `Printed ${day}. A list, not an offer.`,
  code: 'The code opens this list.',
  film: 'Film',
  what: 'What',
  published: 'Published',
  agreed: 'Agreed',
  metered: 'Metered: ______ %',
  /** Each zone with its area. */
  zones: (zones: readonly string[], area: string) =>
    `${zones.join(', ')}. About ${area}${zones.length > 1 ? ' in all' : ''}.`,
  notes: 'Notes',
  // Lines to write on.
  model: 'Make, model, year',
  color: 'Color',
  plate: 'License plate',
  name: 'Name',
  phone: 'Phone',
  appointment: 'Appointment',
  requested: (day: string) => `${day} (requested)`,
  measures: { loa: 'Length', beam: 'Beam', freeboard: 'Freeboard' },
  estimated: { beam: 'Beam, estimated', freeboard: 'Freeboard, estimated' },
  measured: 'Measured on board',
  builder: 'Builder and model',
  year: 'Year',
  hullNumber: 'Hull number or registration',
  berth: 'Marina and slip',
  workedOn: { label: 'Where is the work done?', choices: ['in the water', 'on land', 'on a trailer'] },
  hullColor: 'Hull color',
  // On a screen alone.
  bare: (panels: readonly string[]) => capitalized(`no film: ${listOf(panels)}.`.toLowerCase()),
  /** Figures with their units. */
  amount: (length: string, width: string, waste: number) =>
    `About ${length} of a roll ${width} wide, before waste; complex shapes need up to ${waste}% more.`,
  /** The panel with film, and those next to it without. */
  openEdge: (covered: string, bare: readonly string[]) =>
    `on the ${covered}, at the ${listOf(bare)}`.toLowerCase(),
  openEdges: (edges: readonly string[]) => `Open edges, next to bare paint: ${edges.join('; ')}.`,
}

const { text, cited } = citing<AppointmentSource>()

// The texts of the sheet are in its order, which numbers their sources. Only the server renders them.

export const estimate = text`An estimate.${'length'}`

export const edgeChoices = {
  text: text`We count whole panels; pre-cut film may stop short. Agree on where it ends:${'adhesion'}${'tiers'}${'checklist'}`,
  choices: { gap: 'at the gap', short: 'short of the edge', wrapped: 'wrapped around the edge' },
}

export const sheetNotes = {
  edges: 'Where the film ends',
  preparation: 'Prepare the car',
  questions: 'Questions to ask',
}

export const sourceDetails = { heading: (month: string) => `Sources, read in ${month}` }

/** Instructions for the customer before the installation. */
export const preparation = {
  wash: text`Wash the car before you come, but not for two to seven days after the installation; check with the film’s manufacturer.${'firstWash'}${'ppfCare'}`,
  coating: text`Do not use wax or sealant, and tell the installer if the paint has a coating.${'adhesion'}`,
  repainted: text`Point out any panels that have been repainted.${'adhesion'}`,
  inspect: text`Inspect the clean paint together: marks show through.${'paint'}`,
}

export const installerQuestions = {
  film: text`Which film is it? Is it TPU, TPH, or PVC, and how thick?${'materials'}${'thickness'}`,
  warranty: text`How long is the warranty, and what does it exclude?${'warranty'}${'defects'}`,
  maker: text`Are you authorized by the manufacturer, and do you register the warranty?${'checklist'}`,
  paint: text`How do you prepare the paint?${'checklist'}${'paint'}`,
  washing: text`When can I wash the car?${'firstWash'}${'ppfCare'}`,
  documents: text`Which documents will I get? They should name the film, its batch, the panels, and the date.${'proof'}${'claim'}`,
}

/** The sources are about cars, so a boat’s sheet only asks, and claims nothing. */
export const boatNotes = {
  edges: {
    text: 'We count whole zones. Agree on where it ends:',
    choices: {
      rail: 'at the rub rail',
      boot: 'at the boot stripe',
      fittings: 'short of fittings and decals',
    },
  },
  prepare: 'Prepare the boat',
  preparation: [
    'Wash the hull. No wax or sealant; tell the installer if the hull has a coating.',
    'Point out zones that have been repainted or repaired.',
    'Inspect the clean gelcoat together.',
  ],
  questions: [
    'Which film is it, and how thick?',
    'May it go below the waterline? How far?',
    'How long is the warranty, and what does it exclude?',
    'How do you prepare the gelcoat?',
    'When can the boat go back in the water?',
    'Which documents will I get?',
  ],
}

/** For window film alone. */
export const windowNotes = {
  preparation: [
    'Tell the installer if the glass already has film.',
    'Take everything off the rear deck and out of the door pockets.',
  ],
  questions: [
    'Will you meter my glass before you cut the film?',
    'Which film is it, and what does its data sheet say about light, heat, and UV?',
    'How long is the warranty, and what does it exclude?',
    text`When can I lower the windows? One shop says after three to five days.${'windowsUp'}`,
    'Which documents will I get?',
  ],
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
  panels: 'Parts covered',
  batch: 'Batch',
  date: 'Installed on',
}

export const warrantyForm = {
  missing: {
    installer: 'Enter the installer’s name.',
    product: 'Enter the product name.',
    date: 'Enter the installation date.',
  },
  wrongDate: 'Enter a date like November 20, 2026.',
  keep: 'Save in this browser',
  kept: (product: string) => `Saved: ${product}.`,
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
  before: (count: number) => `${plural(count, { one: 'Source', other: 'Sources' })}: `,
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
