import { createHash } from 'node:crypto'

type PolicyOptions = {
  hashes: Iterable<string>
  /** URLs that pages may fetch from; a path of the site itself is covered by 'self'. */
  services: readonly string[]
  /** Allows `blob:` images and videos. */
  showsChosenFiles: boolean
}

export function contentPolicy({ hashes, services, showsChosenFiles }: PolicyOptions): string {
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

/** A script's text as browsers hash it. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Semicolons and commas separate directives and policies, so in a path they are encoded. */
function sourceOf(url: string): string[] {
  if (!/^https?:/.test(url)) return []
  const { origin, pathname } = new URL(url)
  return [`${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`]
}
