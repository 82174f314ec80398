export const BASE_PATH = process.env.BASE_PATH || ''

/** Next puts the base path before its own links only, not before the `src` of a picture or a video. */
export function asset(path: `/${string}`): string {
  return BASE_PATH + path
}
