/** What a card is, such as 'A5' and 'matte paper, 110 lb'. An empty fact is not shown. */
export const cardFacts = { size: '', material: '' }

export const shopPage = {
  /** Around the links to the film pages. */
  lead: ({ size, material }: typeof cardFacts) => {
    const facts = [size, material].filter((fact) => fact !== '').join(', ')
    const card = facts && ` Each card is a printed sheet: ${facts}.`
    return {
      before: `Collectible character cards, all at one price.${card} Films are quoted for your car, your windows, or your hull: `,
      after: '.',
    }
  },
} as const

export const shopError = {
  /** From the specification. */
  message: 'No pude cargar personajes. Intenta de nuevo.',
  reason: 'The catalog could not be loaded. Check your connection, or try again in a moment.',
  safe: 'Your cart and your favorites are safe in this browser.',
} as const

export const skeletonGrid = { name: 'Characters' } as const

export const withoutScript = {
  reason: 'The shop loads its catalog with JavaScript, which is off in this browser.',
  /** Around the links to the film pages. */
  films: { before: 'You can still read about our films: ', after: '.' },
} as const

export const shopBrowser = {
  loading: 'Loading characters…',
  count: (shown: number, all: number) => `${shown} of ${all}`,
  counted: (count: string) => `Characters: ${count}.`,
  heading: 'Characters',
  filter: 'Filter by name',
  empty: 'The catalog is empty for now.',
  noMatch: { before: 'No card is called “', after: '”.' },
  hint: 'Check the spelling, or look at all of them.',
  clear: 'Show all',
} as const

export const characterCard = {
  ki: 'Ki',
  /** From the specification. */
  noKi: 'N/A',
  race: 'Race',
  affiliation: 'Affiliation',
} as const
