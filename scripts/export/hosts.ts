// What static hosts read: _headers (Netlify, Cloudflare Pages and our own server), _redirects (Netlify), vercel.json. They
// contain the base path and the languages; the files for nginx and CloudFront are in docs/hosts.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtLanguages, languagePath } from '@/lib/content/facts/languages'
import { type SiteExport, writeTexts } from './html'

type Headers = Readonly<Record<string, string>>

/** The headers of every response, the same for each page and release; only the pages contain hashes of scripts. */
export const SECURITY_HEADERS: Headers = {
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
const CACHE_FOREVER: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }

export function writeHostFiles({ folder, basePath, environment }: SiteExport) {
  const others = builtLanguages(environment.LANGUAGES).slice(1)
  writeTexts(folder, {
    _headers: headersFile(basePath),
    // The 404 page of each language that has a folder. Existing files come first.
    ...(others.length > 0 && {
      _redirects: others
        .map((language) => basePath + languagePath(language))
        .map((path) => `${path}/* ${path}/404.html 404\n`)
        .join(''),
    }),
    'vercel.json': vercelFile(basePath),
    // Without it GitHub Pages leaves out files whose names begin with an underscore.
    '.nojekyll': '',
  })
}

/** Under a sub-path the home page has no slash at its end, and so is above the folder of the worker. */
const workerHeaders = (basePath: string): Record<string, Headers> =>
  basePath ? { [`${basePath}/sw.js`]: { 'Service-Worker-Allowed': basePath } } : {}

export function headersFile(basePath: string): string {
  const rules = {
    '/*': SECURITY_HEADERS,
    [`${basePath}${HASHED_FILES}*`]: CACHE_FOREVER,
    ...workerHeaders(basePath),
  }
  return Object.entries(rules)
    .map(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}

/** The headers of a path in an export's `_headers`; none without the file. */
export function headersFor(folder: string, pathname: string): Record<string, string> {
  const file = join(folder, '_headers')
  if (!existsSync(file)) return {}
  const headers: Record<string, string> = {}
  let applies = false
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? []
    if (line.startsWith('/'))
      applies = line.endsWith('*') ? pathname.startsWith(line.slice(0, -1)) : pathname === line
    else if (applies && name && value) headers[name] = value
  }
  return headers
}

export function vercelFile(basePath: string): string {
  const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: listed(SECURITY_HEADERS) },
      { source: `${basePath}${HASHED_FILES}(.*)`, headers: listed(CACHE_FOREVER) },
      ...Object.entries(workerHeaders(basePath)).map(([source, headers]) => ({
        source,
        headers: listed(headers),
      })),
    ],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
