import type { FilmName, FilmRoute } from '@/lib/content/facts/films'

/** The page of a film with its tool's query: a line of the quote. */
export type FilmUrl = `${FilmRoute}?${string}`

/** The URL that restores a tool's state. */
export const filmUrl = (name: FilmName, state: Readonly<Record<string, string>>): FilmUrl =>
  `/${name}?${new URLSearchParams(state)}`

export const isFilmUrl = (value: unknown): value is FilmUrl =>
  typeof value === 'string' && FILM_URL.test(value)

// Spelt out, because every page's script would contain the list of lines; a test compares them.
const FILM_URL = /^\/(ppf|window-film|marine-film)\?[\w.=&%+*-]{0,700}$/
