// Separate from the page's other texts, because it loads with the law tool.

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
