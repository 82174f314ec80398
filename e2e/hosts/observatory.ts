// The rules of MDN's HTTP Observatory for a site without cookies, as of November 2026:
// developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, and for what that page does not define
// github.com/mdn/mdn-http-observatory (src/analyzer/tests). Penalties are subtracted from 100; bonuses
// are added from 90 points on. A+ begins at 100.

export type Site = {
  /** Of the page's response, over TLS, to a request from STRANGER; names in lower case. */
  headers: Readonly<Record<string, string>>
  html: string
  /** Where plain HTTP redirects: to TLS on the same host, elsewhere, or nowhere. */
  redirect: 'https' | 'elsewhere' | 'none'
}

export const STRANGER = 'https://stranger.example'

type Policy = ReadonlyMap<string, readonly string[]>

export function scoreOf(site: Site): number {
  const points = [
    contentPolicy(site),
    strictTransport(site.headers['strict-transport-security']),
    site.headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    framing(site),
    referrer(site.headers['referrer-policy']),
    resourcePolicy(site.headers['cross-origin-resource-policy']),
    openerPolicy(site.headers['cross-origin-opener-policy']),
    sharing(site.headers),
    { https: 0, elsewhere: -5, none: -20 }[site.redirect],
    integrity(site.html),
  ]
  const sum = (of: number[]) => of.reduce((total, each) => total + each, 0)
  const base = 100 + sum(points.filter((each) => each < 0))
  return Math.max(0, base >= 90 ? base + sum(points.filter((each) => each > 0)) : base)
}

export function gradeOf(score: number): string {
  const grades = [
    [100, 'A+'],
    [90, 'A'],
    [85, 'A-'],
    [80, 'B+'],
    [70, 'B'],
    [65, 'B-'],
    [60, 'C+'],
    [50, 'C'],
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
  ] as const
  return grades.find(([least]) => score >= least)?.[1] ?? 'F'
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']

/** Combines the header and the page's <meta>: a source is allowed if both name it. */
function contentPolicy({ headers, html }: Site): number {
  const found = [headers['content-security-policy'], metaPolicy(html)].flatMap((text) =>
    text ? [parse(text)] : [],
  )
  const policies = found.filter((policy) => policy !== null)
  if (policies.length === 0 || policies.length < found.length) return -25
  const sources = (...names: string[]) => intersection(policies, names)

  const scripts = trusted(sources('script-src', 'default-src'))
  const styles = sources('style-src', 'default-src')
  const objects = sources('object-src', 'default-src')
  const isHashed = scripts.some((source) => /^'(sha|nonce-)/.test(source))
  const isInline = (source: string) => source === 'data:' || (source === "'unsafe-inline'" && !isHashed)
  if (scripts.some((each) => isInline(each) || BROAD.includes(each))) return -20
  if (objects.some((each) => BROAD.includes(each))) return -20

  const passive = [...sources('img-src', 'default-src'), ...sources('media-src', 'default-src')]
  const isPlain = (source: string) => /^(http|ftp):/.test(source)
  const active = ['connect-src', 'font-src', 'frame-src', 'manifest-src', 'worker-src'].flatMap((name) =>
    sources(name, 'default-src'),
  )
  if ([...scripts, ...styles, ...objects, ...active].some(isPlain)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.some(isPlain)) return -10
  if (styles.some((each) => ["'unsafe-inline'", 'data:', ...BROAD].includes(each))) return 0
  return sources('default-src').join() === "'none'" ? 10 : 5
}

/** With 'strict-dynamic' browsers ignore URLs and 'unsafe-inline'. */
function trusted(scripts: string[]): string[] {
  const isDynamic =
    scripts.includes("'strict-dynamic'") && scripts.some((source) => /^'(sha|nonce-)/.test(source))
  return isDynamic
    ? scripts.filter((source) => source.startsWith("'") && source !== "'unsafe-inline'")
    : scripts
}

function metaPolicy(html: string): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1]
}

/** `null` if a directive occurs twice, or if there is none. */
function parse(text: string): Policy | null {
  const policy = new Map<string, readonly string[]>()
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (policy.has(name)) return null
    policy.set(name, sources.length > 0 ? sources : ["'none'"])
  }
  return policy.size > 0 ? policy : null
}

/** A policy without the directive restricts nothing. */
function intersection(policies: readonly Policy[], names: readonly string[]): string[] {
  const lists = policies
    .map((policy) => names.map((name) => policy.get(name)).find((sources) => sources) ?? ['*'])
    .filter((sources) => !sources.includes('*'))
  const [first, ...others] = lists
  if (!first) return ['*']
  const shared = first.filter((source) => others.every((other) => other.includes(source)))
  return shared.length > 0 ? shared : ["'none'"]
}

function strictTransport(value = ''): number {
  const seconds = /max-age=(\d+)/i.exec(value)?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) >= 15_768_000 ? 0 : -10
}

/** Only a header can forbid frames. */
function framing({ headers }: Site): number {
  const ancestors = parse(headers['content-security-policy'] ?? '')?.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20
}

function referrer(value?: string): number {
  if (value === undefined) return 0
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/i.test(value)
  return isPrivate ? 5 : -5
}

function resourcePolicy(value?: string): number {
  if (value === undefined || value === 'cross-origin') return 0
  return value === 'same-origin' || value === 'same-site' ? 10 : -5
}

function openerPolicy(value?: string): number {
  if (value === undefined || value === 'unsafe-none') return 0
  return /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/.test(value) ? 10 : -5
}

/** Only sharing with a visitor's cookies costs points. */
function sharing(headers: Site['headers']): number {
  const isForAll = headers['access-control-allow-origin'] === STRANGER
  return isForAll && headers['access-control-allow-credentials'] === 'true' ? -50 : 0
}

/** Only scripts of other origins need integrity. */
function integrity(html: string): number {
  const foreign = Array.from(html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g))
  if (foreign.length === 0) return 0
  const isSecure = foreign.every(([, source = '']) => source.startsWith('https:'))
  if (foreign.every(([tag]) => /\sintegrity=/.test(tag))) return isSecure ? 5 : -20
  return isSecure ? -5 : -50
}
