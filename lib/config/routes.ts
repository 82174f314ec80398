import type { Route } from 'next'
import type { PageRoute } from '@/lib/content/pages'
import { allPages } from './all-pages'

/** Every route with its main heading. */
export const routes = Object.fromEntries(
  allPages.map(({ route, heading, title }) => [route, heading ?? title]),
) as Record<PageRoute, string>

/** A URL that does not exist. */
export const UNKNOWN = '/no-such-page'

/**
 * The lines of film: the kind of their item in a quote, and the name of their page and its pictures. Links and stored
 * data contain both, so renaming one breaks them.
 */
export const filmLines = { coverage: 'ppf', tint: 'window-film', hull: 'marine-film' } as const

export const filmRoutes = Object.values(filmLines).map((name) => `/${name}` as const)

export type FilmName = (typeof filmLines)[keyof typeof filmLines]
export type FilmRoute = `/${FilmName}`

type WithoutEnding<Name> = Name extends `${infer Start}-film` ? Start : Name
/** The kind of a record for the warranty: `window` for `window-film`. */
export type WarrantyKind = WithoutEnding<FilmName>

const route: string = '/work'

/** Not among the routes that Next knows, because not every build has the page. */
export const workRoute = route as Route

/** Where the form of /contact is: below the shop's places, if its own file has some. */
export const messageRoute = process.env.WORKSHOP_PLACES ? '/contact#message' : '/contact'
