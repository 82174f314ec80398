import { type FilmRoute, filmLines } from '@/lib/config/film-lines'

export type FilmUrl = `${FilmRoute}?${string}`

/** Accepts only the URL of a film page with its tool's query, and returns `null` otherwise. */
export function toFilmUrl(value: unknown): FilmUrl | null {
  if (typeof value !== 'string') return null
  const [, page, query] = /^\/([a-z-]+)\?([\w.=&-]{0,400})$/.exec(value) ?? []
  const name = Object.values(filmLines).find((each) => each === page)
  return name && query !== undefined ? `/${name}?${query}` : null
}
