import { asset, BASE_PATH } from '@/lib/config/asset'

type PolicyRules = { createScriptURL: (url: string) => string | undefined }

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
  }
}

const LANGUAGE = process.env.SITE_LANGUAGE

/** The worker of this language, and that of the first one. */
export const OWN_WORKER_URL = LANGUAGE ? asset(`/sw-${LANGUAGE}.js`) : ''
export const FIRST_WORKER_URL = asset('/sw.js')

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
      isOwnChunk(url) || url === FIRST_WORKER_URL || (LANGUAGE ? url === OWN_WORKER_URL : false)
        ? url
        : undefined,
  })
}
