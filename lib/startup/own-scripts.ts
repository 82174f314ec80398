import { asset, BASE_PATH, SITE_PATH } from '@/lib/config/asset'

type PolicyRules = { createScriptURL: (url: string) => string | undefined }

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
  }
}

const LANGUAGE = process.env.SITE_LANGUAGE

/** A service worker, with the scopes to try in turn. */
export type Worker = { url: string; scopes: readonly string[] }

/**
 * The worker of this language, and that of the first one, which answers for the pages that a visitor of another language
 * has not seen. A host has to allow a scope above the worker's folder by a header: under a sub-path the home page is
 * `/shop`, without a slash. A host without headers has the pages below it alone.
 */
export const WORKERS: readonly Worker[] = [
  ...(LANGUAGE ? [{ url: asset(`/sw-${LANGUAGE}.js`), scopes: [SITE_PATH] }] : []),
  { url: asset('/sw.js'), scopes: BASE_PATH ? [BASE_PATH, `${BASE_PATH}/`] : ['/'] },
]

const CHUNKS = `${BASE_PATH}/_next/static/`

/** Whether a URL is one of Next's scripts on this origin. An encoded dot or slash could climb out of the folder. */
export function isOwnChunk(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href)
  const isScript = pathname.startsWith(CHUNKS) && pathname.endsWith('.js') && !pathname.includes('%')
  return isScript && origin === location.origin
}

/** Next loads chunks by plain strings, which Trusted Types refuse; the default policy lets only our own through. */
export function allowOwnScripts() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      isOwnChunk(url) || WORKERS.some((worker) => worker.url === url) ? url : undefined,
  })
}
