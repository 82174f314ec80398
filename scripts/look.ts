// Takes a picture of every route and of the states in look/states.ts, on a phone and a desktop, and writes an index of
// them to look/, so that the effect of a change can be reviewed in a minute. An argument selects those whose route or
// name contains it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { routes, UNKNOWN } from '@/e2e/routes'
import { ensureBrowser, launchOptions } from './browser'
import { ensureExport } from './exports'
import { listen } from './listen'
import { writeGuidePicture } from './look/guide-picture'
import { indexOf, type Picture } from './look/look-index'
import type { State } from './look/state'
import { states } from './look/states'
import { createStaticServer } from './static-server'
import { storageState, userSession } from './storage-state'

const FOLDER = 'look'
const WIDTHS = [390, 1280]
/** How many pages are open at the same time: one for each core of a small machine. */
const PAGES = 2

const [selection = ''] = process.argv.slice(2)
const all: State[] = [
  ...[...Object.keys(routes), UNKNOWN].map((route) => ({ name: 'as it opens', route })),
  ...states,
].filter(({ route, name }) => `${route} ${name}`.includes(selection))

function fileOf({ route, name }: State, width: number): string {
  const [path = ''] = route.split(/[?#]/)
  const words = `${path === '/' ? 'home' : path} ${name}`.replace(/[^a-z0-9]+/gi, '-')
  return `${words.replace(/^-/, '')}-${width}.png`
}

async function take(browser: Browser, origin: string, state: State, width: number): Promise<Picture> {
  const context = await browser.newContext({
    viewport: { width, height: width < 992 ? 844 : 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: storageState(origin, {
      ...(state.route.startsWith('/user') && userSession()),
      ...state.stored,
    }),
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await state.before?.(page)
    await page.goto(origin + state.route, { waitUntil: 'load' })
    await page.waitForFunction(() => 'tersaEarly' in window && window.tersaEarly === undefined)
    await state.show?.(page)
    // Pictures below the fold load when they come near.
    await page.evaluate(async () => {
      for (const image of Array.from(document.images)) image.loading = 'eager'
      await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
      await document.fonts.ready
      // The sticky header would be in the middle of the page.
      window.scrollTo({ top: 0, behavior: 'instant' })
    })
    if (state.guide && width >= 992) await writeGuidePicture(page, state.guide)
    const file = fileOf(state, width)
    await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: !state.isWindow })
    return { file, width, route: state.route, name: state.name }
  } finally {
    await context.close()
  }
}

ensureBrowser()
const server = createStaticServer(await ensureExport('site'))
const origin = `http://127.0.0.1:${await listen(server, 0)}`
const browser = await chromium.launch(launchOptions())
try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const waiting = all.flatMap((state) => WIDTHS.map((width) => ({ state, width })))
  const pictures: Picture[] = []
  const takeNext = async (): Promise<void> => {
    const next = waiting.shift()
    if (!next) return
    pictures.push(await take(browser, origin, next.state, next.width))
    await takeNext()
  }
  await Promise.all(Array.from({ length: PAGES }, takeNext))
  writeFileSync(`${FOLDER}/index.html`, indexOf(pictures))
  console.log(`${pictures.length} pictures: open ${FOLDER}/index.html`)
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
}
