import { countOf } from '@/lib/content/words'

// What is loaded later than the tint tool itself.

/** The kinds of glass. */
export const glassKinds = {
  own: 'Custom value',
  measured: 'measured',
  field: 'Light through the bare glass',
  wrong: (min: string, max: string) => `Enter a number from ${min} to ${max}, such as 70%.`,
}

/** The disclosure with the law of the chosen place. */
export const lawOfPlace = {
  title: (place: string) => `What the law says in ${place}`,
  checked: (month: string) => `checked ${month}`,
  about: 'Each figure is the minimum light that glass and film together must let through.',
  sources: 'Sources:',
  noAdvice: 'Not legal advice; a roadside light meter decides.',
  change: 'Change the place',
}

export const tintCall = {
  windowCount: (count: number) => countOf(count, { one: 'window', other: 'windows' }),
  title: (windows: string, vehicle: string) => `${windows} on ${vehicle}.`,
  emptyTitle: 'No window yet.',
  emptyText: 'Select the windows to tint.',
  change: 'Change the shades',
  choose: 'Choose windows',
}

/** What a law asks besides light. */
export const alsoAsked = {
  approval: 'approved film',
  label: 'a label on the film',
  mirrors: 'two outside mirrors',
  reflection: (most: string) => `at most ${most} reflection`,
  /** Only for film on some of the windows. */
  for: (what: string, windows: string) => `${what}, for film on ${windows}`,
  inPlace: (place: string) => `Also required in ${place}:`,
  line: (what: string) => `Also required: ${what}.`,
  lightOnly: 'We compare light only; reflection and color may be limited too.',
  wayOn: {
    before: 'Have your glass metered, read about ',
    heat: 'light film against heat',
    or: ', or ',
    ask: 'ask us',
    after: '.',
  },
}
