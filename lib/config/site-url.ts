import { BASE_PATH, SITE_PATH } from './asset'

const ORIGIN = process.env.NEXT_PUBLIC_SITE_URL || ''
const SLASH = process.env.FOLDER_PAGES ? '/' : ''

/** Without a configured URL the site has no canonical URLs: a default would point to another site. */
export const hasSiteUrl = ORIGIN !== ''

/** The canonical URL of a route or a file. */
export function canonicalUrl(path: `/${string}`): string {
  if (/\.\w+$/.test(path)) return ORIGIN + BASE_PATH + path
  return path === '/' ? `${ORIGIN}${SITE_PATH}${SITE_PATH ? SLASH : '/'}` : ORIGIN + pathOf(path)
}

/** The path of a route including the base path, for links that Next does not render. */
export function pathOf(route: `/${string}`): string {
  return SITE_PATH + route + SLASH
}
