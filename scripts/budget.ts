// Measures in bytes what a first visit to each route loads, against a bare Next export; fails over budget.
import type { Browser } from '@playwright/test'
import { filmRoutes } from '@/lib/config/film-routes'
import { routes } from '@/lib/config/routes'
import { workRoute } from '@/lib/config/work-route'
import { forEachPage, withBrowser } from './browser/launch'
import { readBaseline } from './budget/baseline-file'
import { budgetProblems, factsProblems } from './budget/budget-rules'
import { firstVisit, type Visit } from './budget/first-visit'
import { problemsOfTwins } from './budget/twins'
import { ensureExport, SUB_PATH } from './exports/exports'

/** On a busy machine the fallback font is visible for a moment, so a shift counts only when each of three visits has it. */
async function steadyVisit(browser: Browser, folder: string, route: string): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    const visit = await firstVisit(browser, folder, route)
    const isShifting = visit.problems.some((problem) => problem.startsWith('the layout shifts'))
    if (!isShifting || attempt === 3) return visit
  }
}

function rowOf(route: string, visit: Visit, baseline: number) {
  const { html, css, js, fonts, images, imagesBeforeVideo, requests } = visit
  const ratio = (js / baseline).toFixed(3)
  const before = { route, html, css, js, 'js / baseline': ratio, fonts, images }
  return { ...before, 'before video': imagesBeforeVideo, requests }
}

const baseline = readBaseline()
const measured = [...Object.keys(routes), '/404']
const visits = new Map<string, Visit>()
await withBrowser(async (browser) => {
  const folder = await ensureExport('site')
  // Bytes do not depend on time, so several visits share the machine.
  await forEachPage(measured, async (route) => {
    visits.set(route, await steadyVisit(browser, folder, route))
  })
})
const factsRoutes = [...filmRoutes, '/contact', workRoute]
const withFacts = new Map<string, Visit>()
await withBrowser(async (browser) => {
  const folder = await ensureExport('sub-path')
  await forEachPage(factsRoutes, async (route) => {
    withFacts.set(route, await steadyVisit(browser, folder, SUB_PATH + route))
  })
})
const ordered = measured.flatMap((route) => {
  const visit = visits.get(route)
  return visit ? [{ route, visit }] : []
})
console.table(ordered.map(({ route, visit }) => rowOf(route, visit, baseline)))
console.log('With the shop’s own facts, under a sub-path:')
console.table(
  factsRoutes.flatMap((route) => {
    const visit = withFacts.get(route)
    return visit ? [rowOf(route, visit, baseline)] : []
  }),
)
const problems = [
  ...ordered.flatMap(({ route, visit }) => budgetProblems(route, visit, baseline)),
  ...Array.from(withFacts).flatMap(([route, visit]) =>
    factsProblems(route, visit, visits.get(route), baseline),
  ),
  ...problemsOfTwins(await ensureExport('site'), measured),
]
for (const problem of problems) console.error(`Over budget: ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
