export const linePrice = {
  range: (from: string, to: string) => (from === to ? from : `from ${from} to ${to}`),
  /** Next to a film of the quote. */
  short: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  noneYet: 'No price yet',
  /** In a message, after what was chosen. */
  inMessage: (film: string, range: string | undefined) =>
    range ? `${film} Price: ${range}.` : `${film} No price yet.`,
  /** After the choice and the range. */
  terms: (month: string, tax: 'included' | 'added' | undefined) =>
    `at this shop, as of ${month}${tax ? (tax === 'included' ? ', tax included' : ', plus tax') : ''}. An estimate, not a binding offer.`,
  subject: (choice: string) => `${choice}:`,
  windowFilm: (window: string, film: number) => `${window}, ${film}% film`,
  includes: 'What that includes',
  none: 'no price for this choice',
  ask: 'Add it to your quote and ask.',
  orSee: 'Add it to your quote and ask; or see',
  other: (name: string, range: string) => `${name}, ${range}`,
}
