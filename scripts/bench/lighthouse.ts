import lighthouse, { type Flags, type Result } from 'lighthouse'

const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo']

/** Times in milliseconds. */
export type Speed = { lcp: number; tbt: number; cls: number }

/** Scores from 0 to 100. */
export type Audit = {
  performance: number
  accessibility: number
  practices: number
  seo: number
  cls: number
  failed: string[]
}

async function visit(url: string, flags: Flags, attempts = 3): Promise<Result> {
  const result = await lighthouse(url, { logLevel: 'silent', ...flags })
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`)
  const { lhr } = result
  // Sometimes the browser's trace lacks its beginning.
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && attempts > 1) return visit(url, flags, attempts - 1)
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const { pathname } = new URL(lhr.finalDisplayedUrl ?? url)
  if (pathname !== new URL(url).pathname) throw new Error(`${url} redirects to ${pathname}.`)
  return lhr
}

function figure({ audits }: Result, name: string): number {
  const value = audits[name]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse measured no ${name}.`)
  return value
}

/**
 * Measures a visit with the network and the processor really slowed down. Lighthouse's simulation, computed from a fast
 * visit, counts a script as needed for a paint whenever it ran in less than ten milliseconds.
 */
export async function measureSlowed(url: string, port: number): Promise<Speed> {
  const result = await visit(url, { port, onlyCategories: ['performance'], throttlingMethod: 'devtools' })
  return {
    lcp: figure(result, 'largest-contentful-paint'),
    tbt: figure(result, 'total-blocking-time'),
    cls: figure(result, 'cumulative-layout-shift'),
  }
}

/** Scores a visit as Lighthouse does by default. */
export async function audit(url: string, port: number): Promise<Audit> {
  const result = await visit(url, { port, onlyCategories: ['performance', ...OTHER_CATEGORIES] })
  const score = (name: string) => Math.round(100 * (result.categories[name]?.score ?? 0))
  const failed = OTHER_CATEGORIES.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    cls: figure(result, 'cumulative-layout-shift'),
    failed,
  }
}
