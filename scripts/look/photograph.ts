// Takes the pictures of states: on a phone and a desktop, or on paper.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { UNKNOWN } from '@/lib/config/routes'
import { forEachPage } from '../browser/launch'
import { sessionFor, storageState } from '../browser/storage-state'
import { digestOf } from '../export/files'
import { whileServed } from '../exports/listen'
import { createStaticServer } from '../exports/static-server'
import type { Photograph } from './comparison'
import { writeGuidePicture } from './guide-picture'
import { printedPages } from './paper'
import { countLoading, steadyPicture, untilLoaded } from './settle'
import { type State, stateTitle } from './state'

const FORMATS = { screen: ['390', '1280'], paper: ['A4', 'Letter'] } as const

/** Long enough for a busy machine. */
const SLOW_MS = 30_000

/** Every page’s clock is fixed at this time, so that no picture depends on when it is taken. */
const now = Date.now()

export type Photographs = {
  pictures: Photograph[]
  /** The titles of states that the export cannot show, each with the reason. */
  failures: Map<string, unknown>
}

/** Writes the pictures of an export's states to a folder, which is emptied first. */
export async function photograph(
  browser: Browser,
  exportFolder: string,
  states: readonly State[],
  folder: string,
  { port = 0, withGuides = false } = {},
): Promise<Photographs> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const shots = states.flatMap((state) =>
    FORMATS[state.isPaper ? 'paper' : 'screen'].map((format) => ({ state, format })),
  )
  const taken: Photographs = { pictures: [], failures: new Map() }
  const takeAll = (origin: string) =>
    forEachPage(shots, async ({ state, format }) => {
      const title = stateTitle(state)
      if (taken.failures.has(title)) return
      try {
        for (const [name, png] of await take(browser, origin, state, format, withGuides)) {
          const file = `${fileName(title, name)}.png`
          writeFileSync(`${folder}/${file}`, png)
          taken.pictures.push({ file, title, format: name, digest: digestOf(png) })
        }
      } catch (error) {
        taken.failures.set(title, error)
      }
    })
  await whileServed(createStaticServer(exportFolder), takeAll, port)
  // A state that cannot be shown everywhere counts as one that cannot be shown.
  taken.pictures = taken.pictures.filter(({ title }) => !taken.failures.has(title))
  return taken
}

const fileName = (title: string, format: string) =>
  `${title.replace(/^\/(?=:)/, 'home')} ${format}`.replace(/[^a-z0-9]+/gi, '-').replace(/^-/, '')

/** The pictures of one format by their names; several pages of paper have one each. */
async function take(
  browser: Browser,
  origin: string,
  state: State,
  format: string,
  withGuides: boolean,
): Promise<[name: string, png: Buffer][]> {
  const width = state.isPaper ? 1280 : Number(format)
  const context = await browser.newContext({
    viewport: { width, height: width < 992 ? 844 : 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: storageState(origin, {
      ...(state.route.startsWith('/user') && sessionFor('user')),
      ...state.stored,
    }),
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(SLOW_MS)
    await page.clock.setFixedTime(now)
    const loading = countLoading(page, !state.isLoading)
    await state.before?.(page)
    const response = await page.goto(origin + state.route, { waitUntil: 'load' })
    if (response?.status() === 404 && state.route !== UNKNOWN) throw new Error(`There is no ${state.route}.`)
    await page.waitForFunction(() => 'tersaEarly' in window && window.tersaEarly === undefined)
    await state.show?.(page)
    // After scrolling, another control may be below the pointer and look hovered.
    await page.mouse.move(0, 0)
    if (state.isPaper) {
      await untilLoaded(page, loading)
      return await printedPages(page, format)
    }
    const picture = await steadyPicture(page, loading, () =>
      page.screenshot({ fullPage: !state.isWindow, animations: 'disabled', timeout: SLOW_MS }),
    )
    if (withGuides && state.guide && width >= 992) await writeGuidePicture(page, state.guide)
    return [[format, picture]]
  } finally {
    await context.close()
  }
}
