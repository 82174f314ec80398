// `_headers`, which Netlify, Cloudflare and our own server read.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HASHED_FILES, KEEP_FOR_EVER } from './headers.mjs'

export const HEADERS_FILE = '_headers'

const MAX_LINE = 2000

// Cloudflare takes no longer lines, and one policy for all would grow with each page: each has its own, and what is no
// page a short one.
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** `/shop` for `shop.html`. */
function addressOf(page, basePath) {
  const address = page === 'index.html' ? '' : `/${page.replace(/(?:index)?\.html$/, '')}`
  return basePath + address || '/'
}

export function headersFile({ headers, policies, basePath }) {
  const { 'Content-Security-Policy': _, ...others } = headers
  // A page at another spelling of its address, and the 404 page, have their policy in themselves; it cannot forbid frames.
  const plain = { ...others, 'X-Frame-Options': 'DENY' }
  const rules = [
    ['/*', plain],
    ...Object.entries(policies).map(([page, policy]) => [
      addressOf(page, basePath),
      { 'Content-Security-Policy': policy },
    ]),
    [`${basePath}${HASHED_FILES}*`, { 'Cache-Control': KEEP_FOR_EVER, 'Content-Security-Policy': NO_PAGE }],
  ]
  const ruleOf = ([address, values]) =>
    [address, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const text = `${rules.map(ruleOf).join('\n\n')}\n`
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  if (longest > MAX_LINE)
    throw new Error(`A line of ${HEADERS_FILE} has ${longest} characters; hosts take ${MAX_LINE}.`)
  return text
}

/** What a folder's file says of an address; nothing when there is no file. */
export function headersFor(folder, pathname) {
  const headers = {}
  let applies = false
  for (const line of textOf(join(folder, HEADERS_FILE)).split('\n')) {
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? []
    if (line.startsWith('/'))
      applies = line.endsWith('*') ? pathname.startsWith(line.slice(0, -1)) : pathname === line
    else if (name && applies) headers[name] = value
  }
  return headers
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
