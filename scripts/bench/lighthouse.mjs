import lighthouse, { defaultConfig } from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** What one costs on the slow phone's network. */
export const ROUND_TRIP_MS = defaultConfig.settings.throttling.requestLatencyMs

async function visit(url, options, tries = 3) {
  const { lhr } = await lighthouse(url, { logLevel: 'silent', ...options })
  const { runtimeError } = lhr
  // Now and then the browser's recording lacks its own beginning.
  if (runtimeError?.code === 'NO_NAVSTART' && tries > 1) return visit(url, options, tries - 1)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const shown = new URL(lhr.finalDisplayedUrl)
  if (shown.pathname !== new URL(url).pathname) throw new Error(`${url} has led to ${shown.pathname}.`)
  return lhr
}

/**
 * When the largest thing is painted on a phone that is slow indeed. Lighthouse's own reckoning, from a visit that is not
 * slowed down, takes a script for a part of the paint whenever it ran in under ten milliseconds here.
 */
export async function largestPaint(url, port) {
  const { audits } = await visit(url, { port, onlyCategories: ['performance'], throttlingMethod: 'devtools' })
  return audits['largest-contentful-paint'].numericValue
}

/** One visit as Lighthouse's phone: scores from 0 to 100, times in milliseconds. */
export async function audit(url, port) {
  const { audits, categories } = await visit(url, { port, onlyCategories: CATEGORIES })
  const score = (name) => Math.round(100 * (categories[name].score ?? 0))
  const failed = CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    failed,
  }
}

/** Of several visits the middle one, figure by figure. */
export function medianOf(visits) {
  const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
  const { failed: _, ...figures } = visits[0]
  return {
    ...Object.fromEntries(
      Object.keys(figures).map((name) => [name, middle(visits.map((each) => each[name]))]),
    ),
    failed: [...new Set(visits.flatMap((each) => each.failed ?? []))],
  }
}
