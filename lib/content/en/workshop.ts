import type { FilmName } from '@/lib/content/facts/films'

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

export const workPage = {
  title: 'Our work',
  description: 'Pictures before and after: what was done, with which film, and when.',
  lead: 'The same panel in the same light, before and after. Drag the divider.',
  filter: 'Filter our work',
  all: 'All',
  lines: { ppf: 'Paint', 'window-film': 'Windows', 'marine-film': 'Boats' } satisfies Record<
    FilmName,
    string
  >,
}

/** On the film pages. */
export const workLink = 'Our work, before and after'

export const workPair = {
  before: 'Before',
  after: 'After',
  name: (title: string) => `Before and after, ${title}`,
  shares: (before: number) => `${before}% before, ${100 - before}% after`,
  by: (film: string, month: string) => `${film} · ${month}`,
}

export const workCall = {
  title: 'Want this on yours?',
  text: 'Choose the panels, the shade, or the zones, and ask for a quote.',
  cover: 'Cover a car',
  ask: 'Ask us',
}
