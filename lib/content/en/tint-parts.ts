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
  title: (windows: string, vehicle: string) => `${windows} of ${vehicle}.`,
  emptyTitle: 'No window yet.',
  emptyText: 'Check the windows you want tinted.',
  change: 'Change the shades',
}
