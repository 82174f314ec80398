// Measures in bytes what a first visit to each route loads, against a bare Next export; fails over budget.
import { type Browser, chromium } from '@playwright/test'
import { routes } from '@/lib/config/routes'
import { ensureBrowser, launchOptions } from './browser/launch'
import { readBaseline } from './budget/baseline-file'
import { budgetProblems } from './budget/budget-rules'
import { firstVisit, type Visit } from './budget/first-visit'
import { ensureExport } from './exports/exports'

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
  return {
    route,
    html,
    css,
    js,
    'js / baseline': ratio,
    fonts,
    images,
    'before video': imagesBeforeVideo,
    requests,
  }
}

ensureBrowser()
const baseline = readBaseline()
const folder = await ensureExport('site')
const browser = await chromium.launch(launchOptions())
try {
  const measured = [...Object.keys(routes), '/404']
  const waiting = [...measured]
  const visits = new Map<string, Visit>()
  const visitNext = async (): Promise<void> => {
    const route = waiting.shift()
    if (route === undefined) return
    visits.set(route, await steadyVisit(browser, folder, route))
    return visitNext()
  }
  // Bytes do not depend on time, so two visits share the machine.
  await Promise.all([visitNext(), visitNext()])

  const ordered = measured.flatMap((route) => {
    const visit = visits.get(route)
    return visit ? [{ route, visit }] : []
  })
  console.table(ordered.map(({ route, visit }) => rowOf(route, visit, baseline)))
  const problems = ordered.flatMap(({ route, visit }) => budgetProblems(route, visit, baseline))
  for (const problem of problems) console.error(`Over budget: ${problem}`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await browser.close()
}
