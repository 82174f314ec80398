/** The path of the files that all languages share, and of the pages in the first language. */
export const BASE_PATH = process.env.BASE_PATH || ''

/** The path of the pages in this language. */
export const SITE_PATH = BASE_PATH + (process.env.SITE_LANGUAGE ? `/${process.env.SITE_LANGUAGE}` : '')

/** Adds the base path to the URL of a file, because Next adds it only to links. */
export function asset(path: `/${string}`): string {
  return BASE_PATH + path
}
