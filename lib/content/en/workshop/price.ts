export const priceBox = {
  range: (from: string, to: string) => (from === to ? from : `from ${from} to ${to}`),
  /** After the choice and the range. */
  terms: (month: string, tax: 'included' | 'added' | undefined) =>
    `at this shop, as of ${month}${tax ? (tax === 'included' ? ', tax included' : ', plus tax') : ''}. Not an offer.`,
  subject: (choice: string) => `${choice}:`,
  windowFilm: (window: string, film: number) => `${window}, ${film}% film`,
  includes: 'What that includes',
  none: 'no price for this choice',
  ask: 'Add it to your quote and ask.',
  orSee: 'Add it to your quote and ask; or see',
  other: (name: string, range: string) => `${name}, ${range}`,
}
