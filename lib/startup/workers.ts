import { BASE_PATH, SITE_PATH } from '@/lib/config/asset'
import { FIRST_WORKER_URL, OWN_WORKER_URL } from './own-scripts'

/** A service worker, with the scopes to try in turn. */
export type Worker = { url: string; scopes: readonly string[] }

/**
 * The worker of this language, and that of the first one, which answers for the pages that a visitor of another language
 * has not seen. A host has to allow a scope above the worker's folder by a header: under a sub-path the home page is
 * `/shop`, without a slash. A host without headers has the pages below it alone.
 */
export const WORKERS: readonly Worker[] = [
  ...(OWN_WORKER_URL ? [{ url: OWN_WORKER_URL, scopes: [SITE_PATH] }] : []),
  { url: FIRST_WORKER_URL, scopes: BASE_PATH ? [BASE_PATH, `${BASE_PATH}/`] : ['/'] },
]
