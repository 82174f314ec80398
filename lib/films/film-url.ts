import type { FilmName } from '@/lib/content/facts/films'
import type { FilmUrl } from '@/lib/quote/quote'

export type Query = Pick<URLSearchParams, 'get'>

/** The URL that restores a tool's state. */
export const filmUrl = (name: FilmName, state: Readonly<Record<string, string>>): FilmUrl =>
  `/${name}?${new URLSearchParams(state)}`
