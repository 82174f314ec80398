import { allPages } from '@/lib/config/all-pages'
import type { PageRoute } from '@/lib/content/pages'

/** Every route with its main heading. */
export const routes = Object.fromEntries(
  allPages.map(({ route, heading, title }) => [route, heading ?? title]),
) as Record<PageRoute, string>

/** A URL that does not exist. */
export const UNKNOWN = '/no-such-page'
