const FILM_PAGES = ['ppf', 'window-film', 'marine-film'] as const

export type FilmUrl = `/${(typeof FILM_PAGES)[number]}?${string}`

/** Accepts only the URL of a film page with its tool's query, and returns `null` otherwise. */
export function toFilmUrl(value: unknown): FilmUrl | null {
  if (typeof value !== 'string') return null
  const [, path, query] = /^\/([a-z-]+)\?([\w.=&-]{0,400})$/.exec(value) ?? []
  const page = FILM_PAGES.find((each) => each === path)
  return page && query !== undefined ? `/${page}?${query}` : null
}
