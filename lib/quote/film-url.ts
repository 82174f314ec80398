import { type FilmRoute, filmLines } from '@/lib/config/film-lines'

export type FilmUrl = `${FilmRoute}?${string}`

const FILM_URL = new RegExp(`^/(${Object.values(filmLines).join('|')})\\?[\\w.=&-]{0,400}$`)

/** Whether it is the URL of a film page with its tool's query. */
export const isFilmUrl = (value: unknown): value is FilmUrl =>
  typeof value === 'string' && FILM_URL.test(value)
