// What is loaded later than the tint tool itself.

/** The dialog with the list of places. */
export const placeList = {
  question: 'Where is it registered?',
  placeholder: 'Texas, Spain…',
  inZone: 'In your time zone',
  all: 'All other places',
  matches: 'Places found',
  found: (count: number, first: string) => `${count} found. Press Enter for ${first}.`,
  stays: 'Your time zone stays on your device.',
  notListed: { before: 'Not on our list. ', link: 'Ask us', after: '.' },
}

/** The kinds of glass. */
export const glassKinds = {
  own: 'Own value',
  measured: 'measured',
  field: 'Light through the bare glass',
  wrong: (min: string, max: string) => `Write a number from ${min} to ${max}, such as 70%.`,
}

/** The disclosure with the law of the chosen place. */
export const lawOfPlace = {
  title: (place: string) => `What the law says in ${place}`,
  checked: (month: string) => `checked ${month}`,
  about: 'A figure is the least light that must get through glass and film together.',
  sources: 'Sources:',
  noAdvice: 'Not legal advice; a meter at the roadside decides.',
  change: 'Change the place',
}

export const tintCall = {
  title: (windows: string, vehicle: string) => `${windows} of ${vehicle}.`,
  emptyTitle: 'No window yet.',
  emptyText: 'Check the windows that you want tinted.',
  change: 'Change the shades',
}
