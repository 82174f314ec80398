import type { Measured } from './promises'

const ratio = (a: number, b: number) => Number((a / b).toFixed(2))

/** One row of the printed table. */
export function rowOf({ route, audit, baseline, slowed }: Measured) {
  const { performance, accessibility, practices, seo } = audit
  return {
    route,
    performance,
    ...(slowed && { 'below baseline': baseline.performance - performance }),
    accessibility,
    practices,
    seo,
    ...(slowed && {
      'lcp, ms': Math.round(slowed.site.lcp),
      'lcp / plain': ratio(slowed.site.lcp, slowed.plain.lcp),
      'tbt, ms': Math.round(slowed.site.tbt),
      'baseline tbt, ms': Math.round(baseline.tbt),
    }),
    cls: Number(Math.max(audit.cls, slowed?.site.cls ?? 0).toFixed(3)),
    failed: audit.failed.join(', '),
  }
}

export function medianOf(values: number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('There is no median of nothing.')
  return middle
}
