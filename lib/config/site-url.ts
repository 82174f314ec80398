import { languagePath, languages, siteLanguages } from '@/lib/content/facts/languages'
import { BASE_PATH, SITE_PATH } from './asset'

const ORIGIN = process.env.NEXT_PUBLIC_SITE_URL || ''
const SLASH = process.env.FOLDER_PAGES ? '/' : ''

/** Without a configured URL the site has no canonical URLs: a default would point to another site. */
export const hasSiteUrl = ORIGIN !== ''

/** The canonical URL of a route or a file. */
export function canonicalUrl(path: `/${string}`): string {
  return /\.\w+$/.test(path) ? ORIGIN + BASE_PATH + path : urlBelow(SITE_PATH, path)
}

/** The home page in the first language: the shop itself, whatever the language of a page. */
export const shopUrl = urlBelow(BASE_PATH, '/')

function urlBelow(sitePath: string, route: `/${string}`): string {
  if (route === '/') return `${ORIGIN}${sitePath}${sitePath ? SLASH : '/'}`
  return ORIGIN + sitePath + route + SLASH
}

/** The URLs of a route in every language of the site; nothing if it has only one. */
export function languageUrls(route: `/${string}`): Record<string, string> | undefined {
  if (siteLanguages.length < 2) return undefined
  const urlIn = (language: string) => urlBelow(BASE_PATH + languagePath(language), route)
  return {
    ...Object.fromEntries(siteLanguages.map((language) => [language, urlIn(language)])),
    'x-default': urlIn(languages[0]),
  }
}

/** The path of a route including the base path, for links that Next does not render. */
export function pathOf(route: `/${string}`): string {
  return SITE_PATH + route + SLASH
}
