// The speed of each route beside the bare floor and a plain page with the same content, all in one run.
// Writes bench/report.json, prints three tables, and fails when a promise is not kept.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { createJiti } from 'jiti'
import { measureInteractions } from './bench/interactions.mjs'
import { audit, largestPaint, medianOf, ROUND_TRIP_MS } from './bench/lighthouse.mjs'
import { writePlainPages } from './bench/plain.mjs'
import { roleFor, signIn } from './bench/signed-in.mjs'
import { ensureBrowser, findBrowser, launchOptions } from './browser.mjs'
import { compress } from './export/compress.mjs'
import { firstVisit } from './first-visit.mjs'
import { buildFloor } from './floor.mjs'
import { listen } from './listen.mjs'
import { run } from './run.mjs'
import { createStaticServer } from './static-server.mjs'

// The address is a part of the pages: what they name as their own must be where they are.
const PORT = 43_118
const DEBUGGING_PORT = 43_119
const SITE = '.exports/bench'
const PLAIN = '.exports/plain'
const MAIN = ['/', '/shop', '/ppf', '/window-film', '/login']
const VISITS = 5

const PROMISES = { performanceBelowFloor: 2, lcpOfPlain: 1.35, tbtOfFloor: 1.2, interactionMs: 100 }
/** Slowed down, a picture that only the service can name comes with its answer's and its own round trip behind the page. */
const ROUND_TRIPS = { '/shop': 2 }
/** A few milliseconds are the clock's, not the page's. */
const TBT_CLOCK_MS = 10

const jiti = createJiti(import.meta.url, { alias: { '@': process.cwd() } })
const { routes } = await jiti.import('../e2e/routes.ts')
const { allPages } = await jiti.import('../lib/content/pages.ts')
const listed = allPages.filter(({ picture }) => picture).map(({ address }) => address)

async function buildSite() {
  const env = { BASE_PATH: '', NEXT_PUBLIC_SITE_URL: `http://127.0.0.1:${PORT}` }
  if ((await run('scripts/build.mjs', [], { env })) !== 0) throw new Error('The site could not be built.')
  rmSync(SITE, { recursive: true, force: true })
  renameSync('out', SITE)
}

async function compareBytes(browser, floorFolder) {
  const floor = await firstVisit(browser, floorFolder, '/')
  const rows = []
  for (const route of Object.keys(routes)) {
    const [visit, plain] = [await firstVisit(browser, SITE, route), await firstVisit(browser, PLAIN, route)]
    const total = ({ html, css, js, fonts, images }) => html + css + js + fonts + images
    rows.push({
      route,
      js: visit.js,
      'js / floor': (visit.js / floor.js).toFixed(2),
      total: total(visit),
      'total / plain': (total(visit) / total(plain)).toFixed(2),
    })
  }
  return rows
}

/** Site, plain page and floor in turn, so that what slows the machine down slows all of them. */
async function compareSpeed(origins) {
  const visits = { floor: [] }
  for (let nth = 0; nth < VISITS; nth++) {
    visits.floor.push(await audit(`${origins.floor}/`, DEBUGGING_PORT))
    for (const route of MAIN) {
      visits[route] ??= { site: [], plain: [] }
      visits[route].site.push(await audit(origins.site + route, DEBUGGING_PORT))
      visits[route].plain.push(await audit(origins.plain + route, DEBUGGING_PORT))
    }
  }
  const floor = medianOf(visits.floor)
  const rows = []
  for (const route of MAIN) {
    const visit = medianOf(visits[route].site)
    // One visit each: it stands beside the median, to tell whether the reckoning is far from what happens.
    const paint = await largestPaint(origins.site + route, DEBUGGING_PORT)
    const plainPaint = await largestPaint(origins.plain + route, DEBUGGING_PORT)
    const trips = (ROUND_TRIPS[route] ?? 0) * ROUND_TRIP_MS
    const paints = {
      'lcp / plain': ratio(visit.lcp, medianOf(visits[route].plain).lcp),
      slowed: ratio(paint, plainPaint),
      'slowed, promised': ratio(PROMISES.lcpOfPlain * plainPaint + trips, plainPaint),
    }
    rows.push(rowOf(route, visit, floor, paints))
  }
  for (const route of Object.keys(routes).filter((each) => !MAIN.includes(each))) {
    const role = roleFor(route)
    if (role) await signIn(DEBUGGING_PORT, origins.site, role)
    rows.push(rowOf(route, await audit(origins.site + route, DEBUGGING_PORT), floor))
  }
  return rows
}

const ratio = (a, b) => Number((a / b).toFixed(2))

function rowOf(route, site, floor, paints = {}) {
  return {
    route,
    performance: site.performance,
    'below floor': floor.performance - site.performance,
    accessibility: site.accessibility,
    practices: site.practices,
    seo: site.seo,
    ...paints,
    'tbt / floor': ratio(site.tbt, Math.max(floor.tbt, TBT_CLOCK_MS)),
    tbt: Math.round(site.tbt),
    'floor tbt': Math.round(floor.tbt),
    cls: Number(site.cls.toFixed(3)),
    failed: site.failed.join(', '),
  }
}

function faultsOf(speed, interactions) {
  const faults = speed.flatMap((row) => {
    const isListed = listed.includes(row.route)
    const isMain = MAIN.includes(row.route)
    return [
      row.accessibility < 100 && `accessibility ${row.accessibility} (${row.failed})`,
      row.practices < 100 && `best practices ${row.practices} (${row.failed})`,
      isListed && row.seo < 100 && `SEO ${row.seo} (${row.failed})`,
      row.cls > 0 && `layout shift ${row.cls}`,
      isMain &&
        row['below floor'] > PROMISES.performanceBelowFloor &&
        `${row['below floor']} points under the floor`,
      isMain &&
        row['lcp / plain'] > PROMISES.lcpOfPlain &&
        `the largest paint is at ${row['lcp / plain']} of the plain page's`,
      isMain && row.slowed > row['slowed, promised'] && `slowed down it is at ${row.slowed}`,
      isMain &&
        row['tbt / floor'] > PROMISES.tbtOfFloor &&
        `blocking time ${row['tbt / floor']} × the floor's`,
    ]
      .filter(Boolean)
      .map((fault) => `${row.route}: ${fault}`)
  })
  for (const { deed, ms } of interactions)
    if (ms >= PROMISES.interactionMs) faults.push(`to ${deed} takes ${ms} ms`)
  return faults
}

async function serve(folder, port = 0) {
  const server = createStaticServer(folder)
  opened.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${await listen(server, port)}`, server }
}

const opened = []

try {
  ensureBrowser()
  await buildSite()
  const floorFolder = await buildFloor()
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findBrowser(),
    args: [...launchOptions.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  opened.push(() => browser.close())
  const [site, floor] = [await serve(SITE, PORT), await serve(floorFolder)]
  await writePlainPages(browser, {
    folder: SITE,
    origin: site.origin,
    target: PLAIN,
    routes: Object.keys(routes),
  })
  // All three go out packed.
  await Promise.all([compress(PLAIN), compress(floorFolder)])
  const plain = await serve(PLAIN)
  const origins = { site: site.origin, plain: plain.origin, floor: floor.origin }

  const bytes = await compareBytes(browser, floorFolder)
  console.table(bytes)
  const interactions = await measureInteractions(browser, origins.site)
  console.table(interactions)
  const speed = await compareSpeed(origins)
  console.table(speed)

  const faults = faultsOf(speed, interactions)
  mkdirSync('bench', { recursive: true })
  writeFileSync('bench/report.json', `${JSON.stringify({ bytes, interactions, speed, faults }, null, 2)}\n`)
  for (const fault of faults) console.error(`Not kept: ${fault}`)
  process.exitCode = faults.length > 0 ? 1 : 0
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  for (const close of opened) await close()
}
