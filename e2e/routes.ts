import { allPages, type PageRoute } from '@/lib/content/pages'

/** Every route, with the heading that a visitor finds there. */
export const routes = Object.fromEntries(
  allPages.map(({ route, heading, title }) => [route, heading ?? title]),
) as Record<PageRoute, string>

/** As a static host shows it: a URL that nothing answers. */
export const UNKNOWN = '/no-such-page'
