import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** One visit as Lighthouse's phone: scores from 0 to 100, times in milliseconds. */
export async function audit(url, port) {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'silent' })
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
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
  const { failed, ...figures } = visits[0]
  return {
    ...Object.fromEntries(
      Object.keys(figures).map((name) => [name, middle(visits.map((each) => each[name]))]),
    ),
    failed: [...new Set(visits.flatMap((each) => each.failed ?? failed))],
  }
}
