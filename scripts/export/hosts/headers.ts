/** The headers of every response, the same for each page and release; only the pages contain hashes of scripts. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // The one directive that browsers ignore in a <meta> element.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Files with a hash in their name never change. */
export const HASHED_FILES = '/_next/static/'
export const CACHE_FOREVER = 'public, max-age=31536000, immutable'
