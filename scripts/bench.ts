// Compares the speed of each route with the bare baseline and with a plain page of the same content, in one run.
// Arguments select routes. Writes bench/report.json and fails when a promise is not kept.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { routes } from '@/lib/config/routes'
import { allPages } from '@/lib/content/pages'
import { compareBytes } from './bench/bytes'
import { measureInteractions } from './bench/interactions'
import { measureLongTasks } from './bench/long-tasks'
import { writePlainPages } from './bench/plain'
import { brokenPromises, slowInteractions, tooLongTasks } from './bench/promises'
import { rowOf } from './bench/report'
import { measureSpeed } from './bench/speed'
import { ensureBrowser, launchOptions } from './browser/launch'
import { buildBareExport } from './budget/bare-export'
import { run, tool } from './command/run.mjs'
import { compressFiles } from './export/steps/compress-files'
import { findFreePort, listen } from './exports/listen'
import { createStaticServer } from './exports/static-server'

const SITE = '.exports/bench'
const PLAIN = '.exports/plain'

const closers: (() => unknown)[] = []

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

async function serve(folder: string, port = 0): Promise<string> {
  const server = createStaticServer(folder)
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${await listen(server, port)}`
}

async function launch(debuggingPort: number): Promise<Browser> {
  const options = launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${debuggingPort}`],
  })
  closers.push(() => browser.close())
  return browser
}

const isListed = (route: string) => allPages.some((page) => page.route === route && page.picture)

async function bench(): Promise<string[]> {
  const selected = selectedRoutes()
  ensureBrowser()
  const sitePort = await findFreePort()
  await buildSite(sitePort)
  const baselineFolder = await buildBareExport()
  const port = await findFreePort()
  const browser = await launch(port)
  const site = await serve(SITE, sitePort)
  // The server reads the sub-path from the home page.
  const plainRoutes = [...new Set(['/', ...selected])]
  await writePlainPages(browser, { folder: SITE, origin: site, target: PLAIN, routes: plainRoutes })
  // All three are served compressed.
  await Promise.all([compressFiles(PLAIN), compressFiles(baselineFolder)])
  const sites = { site, plain: await serve(PLAIN), baseline: await serve(baselineFolder), port }

  const folders = { site: SITE, plain: PLAIN, baseline: baselineFolder }
  const bytes = await compareBytes(browser, folders, selected)
  console.table(bytes)
  const isWhole = selected.length === Object.keys(routes).length
  const interactions = isWhole ? await measureInteractions(browser, site) : []
  const longTasks = isWhole ? await measureLongTasks(browser, site) : []
  if (isWhole) {
    console.table(interactions)
    console.table(longTasks)
  }
  const measured = await measureSpeed(sites, selected, isListed)
  console.table(measured.map(rowOf))

  const broken = [
    ...measured.flatMap(brokenPromises),
    ...slowInteractions(interactions),
    ...tooLongTasks(longTasks),
  ]
  const report = { bytes, interactions, longTasks, speed: measured, broken }
  mkdirSync('bench', { recursive: true })
  writeFileSync('bench/report.json', `${JSON.stringify(report, null, 2)}\n`)
  return broken
}

try {
  const broken = await bench()
  for (const promise of broken) console.error(`Not kept: ${promise}`)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  for (const close of closers) await close()
}
