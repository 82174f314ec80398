// What a first visit to each route loads, in bytes, beside a bare Next export; fails over budget.
import { chromium } from '@playwright/test'
import { ensureBrowser, findBrowser, launchOptions } from './browser.mjs'
import { firstVisit } from './first-visit.mjs'
import { buildFloor } from './floor.mjs'

const CSS_BYTES = 12_000
const FONT_BYTES = 31_000
const IMAGE_BYTES_BEFORE_VIDEO = 60_000
const text = { html: 8_000, js: 1.06 }
const enquiry = { html: 8_000, js: 1.1 }
const drawn = { html: 20_000, js: 1.1 }
const session = { html: 8_000, js: 1.12 }
const preview = { html: 8_000, js: 1.2 }

const budgets = {
  '/': drawn,
  '/shop': enquiry,
  '/ppf': drawn,
  '/window-film': drawn,
  '/marine-film': drawn,
  '/about': text,
  '/contact': enquiry,
  '/registro': enquiry,
  '/forgot-password': enquiry,
  '/login': session,
  '/admin': session,
  '/user': session,
  '/user/orders': session,
  '/user/wishlist': session,
  '/user/addresses': session,
  '/user/coupons': session,
  '/user/returns': session,
  '/user/support': session,
  '/user/settings': session,
  '/preview': preview,
  '/404': text,
}

function faultsOf(visit, budget, floor) {
  const isOver = (name, bytes, limit) =>
    bytes > limit && `${name} is ${bytes} B, at most ${Math.floor(limit)} B`
  return [
    isOver('HTML', visit.html, budget.html),
    isOver('CSS', visit.css, CSS_BYTES),
    isOver('JS', visit.js, budget.js * floor.js),
    isOver('the font', visit.fonts, FONT_BYTES),
    visit.fontFiles > 1 && `${visit.fontFiles} font files, at most 1`,
    isOver('images before the first video', visit.imagesBeforeVideo, IMAGE_BYTES_BEFORE_VIDEO),
    visit.js === 0 && 'no script was loaded: the export is broken',
    ...visit.faults,
  ].filter(Boolean)
}

function rowOf(route, visit, floor) {
  const { html, css, js, fonts, images, imagesBeforeVideo, requests } = visit
  const ratio = (js / floor.js).toFixed(3)
  return {
    route,
    html,
    css,
    js,
    'js / floor': ratio,
    fonts,
    images,
    'before video': imagesBeforeVideo,
    requests,
  }
}

/** A busy machine shows the fallback font for a moment, which only comes close: what shifts must shift each time. */
async function steadyVisit(browser, route) {
  for (let attempt = 1; ; attempt++) {
    const visit = await firstVisit(browser, 'out', route)
    const isShifting = visit.faults.some((fault) => fault.startsWith('the layout shifts'))
    if (!isShifting || attempt === 3) return visit
  }
}

async function measure() {
  ensureBrowser()
  const floorFolder = await buildFloor()
  const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })
  try {
    const floor = await firstVisit(browser, floorFolder, '/')
    const rows = [rowOf('(floor)', floor, floor)]
    const faults = []
    for (const [route, budget] of Object.entries(budgets)) {
      const visit = await steadyVisit(browser, route)
      rows.push(rowOf(route, visit, floor))
      faults.push(...faultsOf(visit, budget, floor).map((fault) => `${route}: ${fault}`))
    }
    return { rows, faults }
  } finally {
    await browser.close()
  }
}

try {
  const { rows, faults } = await measure()
  console.table(rows)
  for (const fault of faults) console.error(`Over budget: ${fault}`)
  process.exitCode = faults.length > 0 ? 1 : 0
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
