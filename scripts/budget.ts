// Measures in bytes what a first visit to each route loads, against a bare Next export; fails over budget.
import { type Browser, chromium } from '@playwright/test'
import { routes } from '@/e2e/routes'
import { buildBaseline } from './baseline'
import { ensureBrowser, findBrowser, launchOptions } from './browser'
import { budgetProblems } from './budget-rules'
import { firstVisit, type Visit } from './first-visit'

/** On a busy machine the fallback font is visible for a moment, so a shift counts only when each of three visits has it. */
async function steadyVisit(browser: Browser, route: string): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    const visit = await firstVisit(browser, 'out', route)
    const isShifting = visit.problems.some((problem) => problem.startsWith('the layout shifts'))
    if (!isShifting || attempt === 3) return visit
  }
}

function rowOf(route: string, visit: Visit, baseline: Visit) {
  const { html, css, js, fonts, images, imagesBeforeVideo, requests } = visit
  const ratio = (js / baseline.js).toFixed(3)
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
const baselineFolder = await buildBaseline()
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() ?? '' })
try {
  const baseline = await firstVisit(browser, baselineFolder, '/')
  const rows = [rowOf('(baseline)', baseline, baseline)]
  const problems: string[] = []
  for (const route of [...Object.keys(routes), '/404']) {
    const visit = await steadyVisit(browser, route)
    rows.push(rowOf(route, visit, baseline))
    problems.push(...budgetProblems(route, visit, baseline))
  }
  console.table(rows)
  for (const problem of problems) console.error(`Over budget: ${problem}`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await browser.close()
}
