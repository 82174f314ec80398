export const BASE_PATH = process.env.BASE_PATH || ''

/** Adds the base path to the URL of a file, because Next adds it only to links. */
export function asset(path: `/${string}`): string {
  return BASE_PATH + path
}
