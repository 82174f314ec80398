import type { FilmName } from '@/lib/content/facts/films'

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
  cover: 'Protect a car',
  ask: 'Ask us',
}
