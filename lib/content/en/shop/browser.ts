// The page's first script contains these texts.

export const shopBrowser = {
  loading: 'Loading characters…',
  count: (shown: number, all: number) => `${shown} of ${all}`,
  counted: (count: string) => `Characters: ${count}.`,
  retry: 'Try again',
  heading: 'Characters',
  filter: 'Filter by name',
  empty: 'The catalogue is empty for now.',
  noMatch: { before: 'No name contains “', after: '”' },
  hint: 'The filter searches names only, and ignores case and accents.',
  clear: 'Clear filter',
} as const

export const characterCard = {
  ki: 'Ki',
  /** From the specification. */
  noKi: 'N/A',
  race: 'Race',
  affiliation: 'Affiliation',
} as const
