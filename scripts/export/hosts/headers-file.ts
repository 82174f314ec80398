// `_headers`, which Netlify, Cloudflare Pages and our own server read.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE_FOREVER, HASHED_FILES, SECURITY_HEADERS } from './headers'

export const HEADERS_FILE = '_headers'

type Headers = Record<string, string>

export function headersFile(basePath: string): string {
  const rules: [path: string, headers: Headers][] = [
    ['/*', SECURITY_HEADERS],
    [`${basePath}${HASHED_FILES}*`, { 'Cache-Control': CACHE_FOREVER }],
  ]
  return rules
    .map(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}

/** The headers of a path in an export's `_headers`; none without the file. */
export function headersFor(folder: string, pathname: string): Headers {
  const file = join(folder, HEADERS_FILE)
  if (!existsSync(file)) return {}
  const headers: Headers = {}
  let applies = false
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? []
    if (line.startsWith('/')) applies = pathname.startsWith(line.slice(0, -1))
    else if (applies && name && value) headers[name] = value
  }
  return headers
}
