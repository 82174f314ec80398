import type { FilmRoute } from '@/lib/config/film-lines'

export type FilmUrl = `${FilmRoute}?${string}`

// Spelt out, because every page's script would contain the list of lines; a test compares them.
const FILM_URL = /^\/(ppf|window-film|marine-film)\?[\w.=&-]{0,400}$/

/** Whether it is the URL of a film page with its tool's query. */
export const isFilmUrl = (value: unknown): value is FilmUrl =>
  typeof value === 'string' && FILM_URL.test(value)
