import type { Rule } from '@/lib/content/facts/laws'
import { capitalized } from '@/lib/content/words'

/** The list of places. */
export const placePicker = {
  label: 'Registered in',
  choose: 'Choose',
  inZone: 'In your time zone (not sent to us)',
  others: 'All other places',
  /** Below the list, in one line of a phone, so that nothing moves when the place is known. */
  kept: 'Changes are kept in this browser.',
  likely: (place: string) => `${capitalized(place)} fits your time zone.`,
  several: 'Several fit your time zone.',
  notListed: { before: 'Not listed? ', link: 'Ask us', after: '.' },
}

export const ruleNames: Record<Rule, string> = {
  'no-limit': 'no limit',
  'no-limit-with-mirrors': 'no limit with two mirrors',
  'with-mirrors': 'with two mirrors',
  'no-film': 'no film',
  'no-darkening': 'no film that darkens',
  'approved-film': 'approved film',
  'top-strip': 'strip at the top',
  'ask-locally': 'check local rules',
}

/** What the law says about a film, in a word or two. */
export const chips = {
  within: 'Legal',
  against: 'Too dark',
  noFilm: 'No film',
  approved: 'Approved only',
  strip: 'Strip only',
  unknown: 'Ask first',
  noPlace: 'Legal?',
}

/** What the law says about a film. `window` is a window inside a sentence; figures have their per cent sign. */
export const verdict = {
  both: (figure: string, rule: string) => `${figure}, ${rule}`,
  within: (place: string) => `Legal in ${place}.`,
  requires: (limit: string, through: string) => `It requires at least ${limit}; ${through} gets through.`,
  noLimit: (window: string) => `No limit for ${window}.`,
  noLimitWithMirrors: (window: string) => `No limit for ${window} with two outside mirrors.`,
  tooDark: (place: string) => `Too dark for ${place}.`,
  darkest: (shade: string) => `${shade} is the darkest on this glass.`,
  noShade: 'No available shade is light enough for this glass.',
  darkGlass: (place: string) => `Too dark for ${place} even without film.`,
  noFilm: (window: string, place: string) => `No film is legal on ${window} in ${place}.`,
  noDarkening: (window: string, place: string) => `No film that darkens is legal on ${window} in ${place}.`,
  approved: (window: string, place: string) => `Only approved film is legal on ${window} in ${place}.`,
  strip: (place: string) => `Only a strip at the top is allowed in ${place}.`,
  belowStrip: (percent: number) => `Below it, at least ${percent}% must get through.`,
  noFigure: (place: string) => `We have no figure for ${place}.`,
  noFigureForWindow: (window: string, place: string) => `We have no figure for ${window} in ${place}.`,
  otherClass: (place: string) => `In ${place} it depends on how the vehicle is registered.`,
  askFirst: 'Ask first.',
  noPlace: {
    lead: 'Where is it registered?',
    text: 'Then we can say what is legal.',
    choose: 'Choose a place',
  },
}
