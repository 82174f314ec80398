// Compares the speed of each route with the bare baseline and with a plain page of the same content, in one run.
// Arguments select routes. Writes bench/report.json and fails when a promise is not kept.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { allPages } from '@/lib/config/all-pages'
import { routes } from '@/lib/config/routes'
import { measureInteractions } from './bench/interactions'
import { measureLongTasks } from './bench/long-tasks'
import { writePlainPages } from './bench/plain'
import { brokenPromises, slowInteractions, tooLongTasks } from './bench/promises'
import { rowOf } from './bench/report'
import { measureSpeed } from './bench/speed'
import { withBrowser } from './browser/launch'
import { buildBareExport } from './budget/bare-export'
import { firstVisit, type Visit } from './budget/first-visit'
import { run, tool } from './command/run.mjs'
import { compressFiles } from './export/steps/compress-files'
import { findFreePort, whileServed } from './exports/listen'
import { createStaticServer } from './exports/static-server'

const SITE = '.exports/bench'
const PLAIN = '.exports/plain'

function selectedRoutes(): string[] {
  const selected = process.argv.slice(2)
  const unknown = selected.find((route) => !(route in routes))
  if (unknown) throw new Error(`${unknown} is not a route; lib/config/routes.ts lists them all.`)
  return selected.length > 0 ? selected : Object.keys(routes)
}

/** The site is built for the port that will serve it, because its pages contain their own URLs. */
async function buildSite(port: number): Promise<void> {
  const env = { BASE_PATH: '', NEXT_PUBLIC_SITE_URL: `http://127.0.0.1:${port}` }
  if ((await run(tool.main, ['build'], { env })) !== 0) throw new Error('The site could not be built.')
  mkdirSync('.exports', { recursive: true })
  rmSync(SITE, { recursive: true, force: true })
  renameSync('out', SITE)
}

type Folders = { site: string; plain: string; baseline: string }

/** Compares what a first visit loads with the bare export and with the plain page. */
async function compareBytes(browser: Browser, folders: Folders, routes: string[]) {
  const baseline = await firstVisit(browser, folders.baseline, '/')
  const rows = []
  for (const route of routes) {
    const visit = await firstVisit(browser, folders.site, route)
    const plain = await firstVisit(browser, folders.plain, route)
    rows.push({
      route,
      js: visit.js,
      'js / baseline': (visit.js / baseline.js).toFixed(2),
      total: totalOf(visit),
      'total / plain': (totalOf(visit) / totalOf(plain)).toFixed(2),
    })
  }
  return rows
}

const totalOf = ({ html, css, js, fonts, images }: Visit) => html + css + js + fonts + images

const isListed = (route: string) => allPages.some((page) => page.route === route && page.picture)

async function bench(browser: Browser, debuggingPort: number): Promise<string[]> {
  const selected = selectedRoutes()
  const sitePort = await findFreePort()
  await buildSite(sitePort)
  const folders = { site: SITE, plain: PLAIN, baseline: await buildBareExport() }
  const onSite = async (site: string) => {
    // The server reads the sub-path from the home page.
    const plainRoutes = [...new Set(['/', ...selected])]
    await writePlainPages(browser, { folder: SITE, origin: site, target: PLAIN, routes: plainRoutes })
    // All three are served compressed.
    await Promise.all([compressFiles(PLAIN), compressFiles(folders.baseline)])
    const bytes = await compareBytes(browser, folders, selected)
    console.table(bytes)
    const isWhole = selected.length === Object.keys(routes).length
    const interactions = isWhole ? await measureInteractions(browser, site) : []
    const longTasks = isWhole ? await measureLongTasks(browser, site) : []
    if (isWhole) {
      console.table(interactions)
      console.table(longTasks)
    }
    const speed = await whileServed(createStaticServer(PLAIN), (plain) =>
      whileServed(createStaticServer(folders.baseline), (baseline) =>
        measureSpeed({ site, plain, baseline, port: debuggingPort }, selected, isListed),
      ),
    )
    console.table(speed.map(rowOf))
    return { bytes, interactions, longTasks, speed }
  }
  const measured = await whileServed(createStaticServer(SITE), onSite, sitePort)
  const broken = [
    ...measured.speed.flatMap(brokenPromises),
    ...slowInteractions(measured.interactions),
    ...tooLongTasks(measured.longTasks),
  ]
  mkdirSync('bench', { recursive: true })
  writeFileSync('bench/report.json', `${JSON.stringify({ ...measured, broken }, null, 2)}\n`)
  return broken
}

const port = await findFreePort()
const broken = await withBrowser((browser) => bench(browser, port), `--remote-debugging-port=${port}`)
for (const promise of broken) console.error(`Not kept: ${promise}`)
process.exitCode = broken.length > 0 ? 1 : 0
