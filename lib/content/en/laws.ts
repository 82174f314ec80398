import type { PlaceId, WindowId } from '@/lib/content/facts/films'
import type { Limit, Rule } from '@/lib/content/facts/laws'

/** A note that repeats a figure takes it from the place's limits. */
type Note = string | ((limits: Readonly<Record<WindowId, Limit>>) => string)

/** Only the server renders them. */
export const placeNotes: Readonly<Partial<Record<PlaceId, Note>>> = {
  colombia: '14% for the rear quarter and tailgate windows of closed pickups.',
  florida: '6% for the rear side and rear of multipurpose vehicles.',
  france: 'Since 1 January 2017.',
  mexico: 'Varies by state, and our sources disagree. Ask locally.',
  'new-york':
    'The rear side limit is for cars; multipurpose vehicles are exempt. So are the top six inches (15 cm) of the windscreen.',
  'new-zealand':
    'Behind the driver, for cars only: vans, four-wheel drives and SUVs with mirrors have no limit there.',
  'north-dakota': ({ 'front-side': front }) =>
    `${front}% since 1 August 2025, according to the press and the bill; we found no official page.`,
  portugal: 'Approved film only. Front side means ahead of the B-pillar.',
  spain: 'Film on the rear window needs two outside mirrors.',
  // Separate figures in the law, although they equal the one for the front side windows today.
  texas:
    'The strip ends at the AS-1 line or after the top five inches (13 cm), and must let 25% through. Without two mirrors, 25% at the rear.',
  'united-kingdom': '70% for a windscreen first used before 1 April 1985.',
}

export const lawQuestion = {
  /** Without a time zone; with several places in it, with one, with none. */
  noZone: 'Your device does not say where you are. Type a country or state, or choose one.',
  severalInZone:
    'Your device’s time zone, which stays on your device, fits more than one place. Choose yours, or type another.',
  oneInZone: 'Type a country or state, or choose one.',
  noneInZone: 'No place on our list is in your device’s time zone. Type a country or state, or choose one.',
  inZone: 'In your time zone',
  all: 'All other places',
  notListed: {
    before: 'Not listed? ',
    link: 'Ask us',
    after: ', or ask the workshop before you choose.',
  },
}

export const placeSearch = {
  label: 'Where is the car registered?',
  placeholder: 'Spain, New York…',
  matches: 'Places found',
  found: (count: number, first: string) => `${count} found. Press Enter for ${first}.`,
  notListed: 'Not on our list. Ask locally.',
}

export const lawAnswer = {
  /** Around the name of the place. */
  seem: { before: 'You seem to be in ', after: '.' },
  fromZone: 'Taken from your device’s time zone. It stays on your device.',
  change: 'Change',
  changePlace: (place: string) => `Change the place (now ${place})`,
  window: 'Window',
  sources: (month: string) => `Sources, checked ${month}`,
  noAdvice: 'Not legal advice; a meter at the roadside decides.',
}

export const ruleNames: Record<Rule, string> = {
  'no-limit': 'no limit',
  'no-limit-with-mirrors': 'no limit with two mirrors',
  'with-mirrors': 'with two mirrors',
  'no-film': 'no film',
  'no-darkening': 'no film that darkens',
  'approved-film': 'approved film',
  'top-strip': 'strip at the top',
  'ask-locally': 'ask locally',
}

export const limit = {
  both: (percent: number, rule: string) => `${percent}%, ${rule}`,
  least: (percent: number) => `${percent}% or more`,
}

/** What the law says about the visitor's film. */
export const claims = {
  within: (film: number, place: string) => `${film}% film is within the law in ${place}.`,
  tooDark: (film: number, place: string) => `${film}% film is too dark for ${place}.`,
  noFilm: (place: string) => `No film is legal on this window in ${place}.`,
  noDarkening: (place: string) => `No film that darkens is legal on this window in ${place}.`,
  approvedFilm: (place: string) => `Only approved film is legal on this window in ${place}.`,
  topStrip: (place: string) => `Only a strip at the top of this window is legal in ${place}.`,
  noFigure: (place: string) => `We have no figure for this window in ${place}.`,
}

/** Why, and how dark the film may be. */
export const reasons = {
  askFirst: 'Ask before you choose.',
  least: {
    'front-side': (percent) => `Front side windows must let ${percent}% through, glass and film together.`,
    'rear-side': (percent) => `Rear side windows must let ${percent}% through, glass and film together.`,
    rear: (percent) => `The rear window must let ${percent}% through, glass and film together.`,
    windscreen: (percent) => `The windscreen must let ${percent}% through, glass and film together.`,
  } satisfies Record<WindowId, (percent: number) => string>,
  darkest: (glass: number, film: string, shade: number) =>
    `On your ${glass}% glass, that means ${film}% film or lighter; the darkest legal shade on sale is ${shade}%.`,
  noShade: (glass: number, film: string) =>
    `On your ${glass}% glass, that means ${film}% film or lighter; no shade on sale is that light.`,
  darkGlass: (glass: number) => `This glass alone lets ${glass}% through: no film is legal on it.`,
  noLimit: 'The law sets no limit for this window.',
  mirrors: 'The car needs two outside mirrors for that.',
  belowStrip: (percent: number) => `The rest must let ${percent}% through.`,
}

/** What the law says about the film that a visitor has chosen. `limit` is `25%` or `20%, with two mirrors`. */
export const tintVerdict = {
  within: (place: string) => `Within the law in ${place}.`,
  tooDark: (place: string) => `Too dark for ${place}.`,
  notAllowed: (place: string) => `Not allowed in ${place}.`,
  requires: (limit: string) => `It requires at least ${limit}.`,
  requiresMore: (limit: string, through: number) =>
    `It requires at least ${limit}; this lets ${through}% through.`,
  'no-limit': 'No limit for this window.',
  'no-limit-with-mirrors': 'No limit for this window with two outside mirrors.',
  'no-film': 'No film is allowed on this window.',
  'no-darkening': 'No film that darkens is allowed on this window.',
  only: (place: string, limit: string) => `In ${place}, for this window: ${limit}. Ask before you choose.`,
  noFigure: 'We have no figure for this place. Ask before you choose.',
  noFigureForWindow: (place: string) =>
    `We have no figure for this window in ${place}. Ask before you choose.`,
  checked: (month: string) => `Checked ${month}.`,
}
