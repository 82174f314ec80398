import type { Browser, BrowserContext, Page } from '@playwright/test'
import { storageState } from '../browser/storage-state'
import { manyProducts } from './many-products'

const SLOWDOWN = 4
const ATTEMPTS = 3
/** The browser reports no shorter events. */
const SHORTEST_EVENT_MS = 16

/** `clicks` is the time in empty clicks of the same run; `isCompared` if that is limited. */
export type Interaction = { action: string; ms: number; clicks: number; isCompared: boolean }

/** Prepares a page and returns the interaction that is measured. */
type Prepare = (page: Page, origin: string) => Promise<() => Promise<void>>

/** A click that nothing handles, which shows how long the browser itself takes on this machine. */
const emptyClick: Prepare = async (page, origin) => {
  await page.goto(`${origin}/about`)
  return () => page.getByRole('heading', { level: 1 }).click()
}

const COMPARED = new Set(['open the drawer', 'move the tint slider', 'sort 5,000 products'])

const actions: Record<string, Prepare> = {
  'filter the shop': async (page, origin) => {
    await page.goto(`${origin}/shop`)
    await page.getByRole('article').first().waitFor()
    return () => page.getByRole('main').getByRole('searchbox').pressSequentially('na')
  },
  'add to the cart': async (page, origin) => {
    await page.goto(`${origin}/shop`)
    const add = page.getByRole('article').first().getByRole('button', { name: /^Add/ })
    await add.waitFor()
    return () => add.click()
  },
  'open the drawer': async (page, origin) => {
    await page.goto(`${origin}/about`)
    const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ })
    await cart.hover()
    await page.waitForLoadState('networkidle')
    return async () => {
      await cart.click()
      await page.getByRole('dialog').waitFor()
    }
  },
  'move the tint slider': async (page, origin) => {
    await page.goto(`${origin}/window-film`)
    const slider = page.getByRole('slider')
    await slider.focus()
    return async () => {
      for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
    }
  },
  'sort 5,000 products': async (page, origin) => {
    await page.context().setStorageState(storageState(origin, manyProducts))
    await page.goto(`${origin}/admin`)
    const price = page.getByRole('columnheader', { name: 'Price' })
    await price.waitFor()
    return async () => {
      await price.getByRole('button').click()
      await page.getByRole('cell', { name: '$0.00' }).first().waitFor()
    }
  },
}

/** Measures the time to the next paint after frequent interactions, on a slow processor: the best of three attempts. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Interaction[]> {
  const empty = Math.max(SHORTEST_EVENT_MS, await measure(browser, origin, emptyClick))
  const rows: Interaction[] = [{ action: 'click on nothing', ms: empty, clicks: 1, isCompared: false }]
  for (const [action, prepare] of Object.entries(actions)) {
    const ms = await measure(browser, origin, prepare)
    rows.push({ action, ms, clicks: ms / empty, isCompared: COMPARED.has(action) })
  }
  return rows
}

async function measure(browser: Browser, origin: string, prepare: Prepare): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  try {
    // Not counted: during the first visit the worker still fetches the pages for offline use.
    await longest(context, origin, prepare)
    const attempts: number[] = []
    for (let attempt = 0; attempt < ATTEMPTS; attempt++)
      attempts.push(await longest(context, origin, prepare))
    return Math.min(...attempts)
  } finally {
    await context.close()
  }
}

async function longest(context: BrowserContext, origin: string, prepare: Prepare): Promise<number> {
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const act = await prepare(page, origin)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const durations = await page.evaluateHandle(observe)
  await act()
  const duration = await durations.evaluate(longestOf)
  // Each attempt starts with an empty cart and its own products.
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  await page.close()
  return duration
}

/** Runs in the page: collects the durations of interactions from now on. */
function observe(): number[] {
  const durations: number[] = []
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId) durations.push(entry.duration)
  }).observe(options)
  return durations
}

/** Runs in the page: waits until the observer must have received the last entry. */
async function longestOf(durations: number[]): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  return Math.max(0, ...durations)
}
