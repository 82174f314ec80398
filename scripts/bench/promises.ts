// What the site promises about its speed.
import { filmRoutes } from '@/lib/config/film-routes'
import type { Interaction } from './interactions'
import type { Audit, Speed } from './lighthouse'
import type { LongTask } from './long-tasks'

/** The routes whose speed is compared; the others only have to score 100 without layout shifts. */
export const SPEED_ROUTES = ['/', '/shop', ...filmRoutes, '/login']

/** The shop's pictures are known only once the service has responded. */
const limitsOf = (route: string) =>
  route === '/shop' ? { lcp: 1.7, performance: 6 } : { lcp: 1.35, performance: 4 }

const TBT_OF_BASELINE = 1.3
/** Visitors do not notice less than this, whatever the baseline. */
const UNFELT_TBT_MS = 100
const INTERACTION_MS = 100
/** What some interactions may cost, in empty clicks of the same run. */
const EMPTY_CLICKS = 4
const LONG_TASK_MS = 200

/** The medians of one route, of its plain page and of the baseline; `slowed` is missing where speed is not compared. */
export type Measured = {
  route: string
  isListed: boolean
  audit: Audit
  baseline: { performance: number; tbt: number }
  slowed?: { site: Speed; plain: Speed }
}

export function brokenPromises(measured: Measured): string[] {
  const { route, isListed, audit } = measured
  const broken = {
    [`accessibility ${audit.accessibility} (${audit.failed.join(', ')})`]: audit.accessibility < 100,
    [`best practices ${audit.practices} (${audit.failed.join(', ')})`]: audit.practices < 100,
    [`SEO ${audit.seo} (${audit.failed.join(', ')})`]: isListed && audit.seo < 100,
    [`a layout shift of ${audit.cls}`]: audit.cls > 0,
    ...slowness(measured),
  }
  return Object.keys(broken)
    .filter((text) => broken[text])
    .map((text) => `${route}: ${text}`)
}

function slowness({ route, audit, baseline, slowed }: Measured): Record<string, boolean> {
  if (!slowed) return {}
  const { site, plain } = slowed
  const limits = limitsOf(route)
  const points = baseline.performance - audit.performance
  const paint = site.lcp / plain.lcp
  const tbt = `${Math.round(site.tbt)} ms of blocking time against the baseline’s ${Math.round(baseline.tbt)} ms`
  return {
    [`performance is ${points} points below the baseline, at most ${limits.performance}`]:
      points > limits.performance,
    [`the largest paint takes ${paint.toFixed(2)} × the plain page’s time, at most ${limits.lcp}`]:
      paint > limits.lcp,
    [tbt]: site.tbt >= UNFELT_TBT_MS && site.tbt > TBT_OF_BASELINE * baseline.tbt,
    [`a layout shift of ${site.cls} when slowed down`]: site.cls > 0,
  }
}

export function slowInteractions(interactions: Interaction[]): string[] {
  return interactions.flatMap(({ action, ms, clicks, isCompared }) => [
    ...(ms >= INTERACTION_MS ? [`to ${action} takes ${ms} ms, at most ${INTERACTION_MS}`] : []),
    ...(isCompared && !(clicks < EMPTY_CLICKS)
      ? [`to ${action} costs ${clicks.toFixed(1)} empty clicks, less than ${EMPTY_CLICKS} are allowed`]
      : []),
  ])
}

export function tooLongTasks(tasks: LongTask[]): string[] {
  return tasks
    .filter(({ ms }) => !(ms < LONG_TASK_MS))
    .map(({ load, ms }) => `${load}: a task of ${ms} ms, at most ${LONG_TASK_MS}`)
}
