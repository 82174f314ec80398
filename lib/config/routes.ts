import { filmLines } from '@/lib/content/facts/films'
import type { PageText } from '@/lib/content/facts/site'
import { type PageRoute, pages } from '@/lib/content/pages'

export const allPages: readonly (PageText & { route: PageRoute })[] = Object.entries(pages).map(
  ([route, text]) => ({ route: route as PageRoute, ...text }),
)

/** Every route with its main heading. */
export const routes = Object.fromEntries(
  allPages.map(({ route, heading, title }) => [route, heading ?? title]),
) as Record<PageRoute, string>

/** A URL that does not exist. */
export const UNKNOWN = '/no-such-page'

export const filmRoutes = Object.values(filmLines).map((name) => `/${name}` as const)
