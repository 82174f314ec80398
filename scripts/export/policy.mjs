// The content policy, from what a page holds and which services the build was pointed at.
import { createHash } from 'node:crypto'

/** The text of each inline script that runs, exactly as the browser hashes it; data, such as JSON-LD, does not run. */
export function inlineScripts(html) {
  return Array.from(
    html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g),
    ([, text]) => text,
  )
}

export function hashOf(script) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** An address as a source of the policy; a path of the site itself is covered by 'self'. */
function sourceOf(address) {
  if (!/^https?:/.test(address)) return []
  const { origin, pathname } = new URL(address)
  return [`${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`]
}

/**
 * `hashes` of the inline scripts; /preview alone shows files that the visitor has chosen.
 * @param {{ hashes: Iterable<string>, services?: (string | undefined)[], showsChosenFiles?: boolean }} page
 */
export function policyOf({ hashes, services = [], showsChosenFiles = false }) {
  const chosen = showsChosenFiles ? ['blob:'] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'data:', ...chosen],
    'media-src': ["'self'", ...chosen],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(services.flatMap(sourceOf))],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
