// What every answer of a host says. The grade of this set is held by e2e/nginx.spec.ts.
const HALF_A_YEAR_AND_MORE = 31_536_000

export function securityHeaders(policy) {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': `max-age=${HALF_A_YEAR_AND_MORE}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Files with a hash in their name never change. */
export const HASHED_FILES = '/_next/static/'
export const KEEP_FOR_EVER = 'public, max-age=31536000, immutable'
