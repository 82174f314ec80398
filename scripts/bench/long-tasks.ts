import type { Browser, Page } from '@playwright/test'
import { storageState } from '../browser/storage-state'
import { manyProducts } from './many-products'

const ATTEMPTS = 3

declare global {
  interface Window {
    /** Durations of the tasks that blocked the page, in milliseconds. */
    longTasks?: number[]
  }
}

/** The longest task while a page handles more data than a shop ever has. */
export type LongTask = { load: string; ms: number }

type Load = {
  stored?: Record<string, string>
  slowdown?: number
  run: (page: Page, origin: string) => Promise<void>
}

const loads: Record<string, Load> = {
  '10,000 different items put in the cart': {
    run: async (page, origin) => {
      await page.goto(`${origin}/about`)
      await page.waitForLoadState('networkidle')
      await forgetTasks(page)
      await page.evaluate(() => {
        for (let id = 0; id < 10_000; id++)
          window.dispatchEvent(new CustomEvent('cart:add', { detail: { id, name: 'Lustra' } }))
      })
      await page.getByRole('button', { name: 'Cart, 10000 cards' }).click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  'a catalogue of 100,000 entries': {
    run: async (page, origin) => {
      const entries = Array.from({ length: 100_000 }, (_, id) => ({ id, name: `Name ${id}` }))
      await page.route('**/characters.json', (route) => route.fulfill({ json: entries }))
      await page.goto(`${origin}/shop`)
      await page.getByRole('article').first().waitFor()
      await page.getByRole('searchbox', { name: 'Filter by name' }).pressSequentially('name 4')
    },
  },
  'a response of 20 MB': {
    run: async (page, origin) => {
      await page.route('**/characters.json', (route) => route.fulfill({ body: 'x'.repeat(20_000_000) }))
      await page.goto(`${origin}/shop`)
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  '5,000 products opened, sorted and searched on a processor a quarter as fast': {
    slowdown: 4,
    stored: manyProducts,
    run: async (page, origin) => {
      await page.goto(`${origin}/admin`)
      await page.getByRole('rowheader').first().waitFor()
      await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
      await page.getByLabel('Find by name').pressSequentially('film 499')
      await page.getByRole('rowheader', { name: 'Film 4990' }).waitFor()
    },
  },
}

/** Measures the longest task under each load: the best of three attempts. */
export async function measureLongTasks(browser: Browser, origin: string): Promise<LongTask[]> {
  const rows: LongTask[] = []
  for (const [name, load] of Object.entries(loads)) {
    const attempts: number[] = []
    for (let attempt = 0; attempt < ATTEMPTS; attempt++)
      attempts.push(await longestTask(browser, origin, load))
    rows.push({ load: name, ms: Math.min(...attempts) })
  }
  return rows
}

async function longestTask(
  browser: Browser,
  origin: string,
  { stored = {}, slowdown = 1, run }: Load,
): Promise<number> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    storageState: storageState(origin, stored),
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(() => {
      const tasks: number[] = []
      window.longTasks = tasks
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map((entry) => entry.duration))
      }).observe({ type: 'longtask', buffered: true })
    })
    await run(page, origin)
    return await page.evaluate(async () => {
      // A task is reported after it has ended.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return Math.max(0, ...(window.longTasks ?? [Number.NaN]))
    })
  } finally {
    await context.close()
  }
}

/** Forgets the tasks of loading the page. */
async function forgetTasks(page: Page) {
  await page.evaluate(() => {
    if (window.longTasks) window.longTasks.length = 0
  })
}
