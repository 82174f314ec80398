/** The shop's prices for the films of a quote. */
export const filmPrice = {
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  none: 'No price yet',
  /** In a message, after what was chosen. */
  inMessage: (film: string, range: string | null) =>
    range ? `${film} Price: ${range}.` : `${film} No price yet.`,
}

export const filmSum = {
  count: (films: number) => (films === 2 ? 'Both films together' : `All ${films} films together`),
  range: (from: string, to: string) => (from === to ? from : `from ${from} to ${to}`),
  /** Each but the terms may be empty. */
  inMessage: (head: string, total: string, terms: string) =>
    [head && total ? `${head}: ${total}.` : head, terms].filter(Boolean).join(' '),
  noTotal: (titles: readonly string[]) => `No total. No price yet: ${titles.join('; ')}.`,
  priced: (priced: number, films: number) => `${priced} of ${films} films priced`,
  /** Below the sum, or below the only film. */
  terms: (month: string, tax: 'included' | 'added' | undefined) =>
    `At this shop, as of ${month}${tax ? (tax === 'included' ? ', tax included' : ', plus tax') : ''}. Not an offer: the shop has to see the vehicle or boat first.`,
  andAsk: (terms: string) => `${terms} Ask us for the other prices.`,
}
