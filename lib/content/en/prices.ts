export const linePrice = {
  range: (from: string, to: string) => (from === to ? from : `from ${from} to ${to}`),
  /** Next to a film of the quote. */
  short: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  /** The least that the shop asks for a film of a line. */
  least: (price: string, month: string, isTaxAdded: boolean) =>
    `From ${price}${isTaxAdded ? ' plus tax' : ''}, as of ${month}`,
  noneYet: 'price on request',
  /** For nearly the same choice. */
  neighbor: (what: string, range: string) => `Priced for ${what}: ${range}.`,
  otherFilm: (shares: string) => `${shares} film`,
  otherLength: (from: string, to: string) => `boats ${from} to ${to} long`,
  /** In a message, after what was chosen. */
  inMessage: (film: string, range: string | undefined) =>
    range ? `${film} Price: ${range}.` : `${film} Price on request.`,
  /** Below the price of a tool. */
  toolTerms: (month: string, tax: 'included' | 'added' | undefined) =>
    `Our prices, ${month}${tax ? (tax === 'included' ? ', tax included' : ', plus tax') : ''}. An estimate, not a binding offer.`,
  subject: (choice: string) => `${choice}:`,
  windowFilm: (window: string, film: number) => `${window}, ${film}% film`,
  includes: 'What that includes',
  none: 'no price for this choice',
  ask: 'Add it to your quote and ask.',
  orSee: 'Add it to your quote and ask; or see',
  other: (name: string, range: string) => `${name}, ${range}`,
}
