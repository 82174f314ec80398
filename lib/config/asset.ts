/** Where the files lie that every language shows, and the first language. */
export const BASE_PATH = process.env.BASE_PATH || ''

/** Where the pages of this language lie. */
export const SITE_PATH = BASE_PATH + (process.env.SITE_LANGUAGE ? `/${process.env.SITE_LANGUAGE}` : '')

/** Adds the base path to the URL of a file, because Next adds it only to links. */
export function asset(path: `/${string}`): string {
  return BASE_PATH + path
}
