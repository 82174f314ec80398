import { createServer } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { whileServed } from '../../scripts/server'
import { expect, test } from '../fixtures'
import { storageState } from '../storage-state'

test.use({ viewport: { width: 390, height: 844 } })

const SLOWDOWN = 4
const EMPTY_CLICKS = 4
const FRAME_MS = 16
const LONG_TASK_MS = 200
/** A long task may take this many calibration loops, for slower and for busy machines. */
const LONG_TASK_IN_LOOPS = 3
const ATTEMPTS = 20

/** Longer than a shop keeps, in no order. */
const manyProducts = {
  'tersa.products': JSON.stringify(
    Array.from({ length: 5000 }, (_, i) => ({
      id: `${i}`,
      name: `Film ${(i * 7919) % 5000}`,
      price: (i * 31) % 997,
      stock: 1,
    })),
  ),
}

type Action = {
  stored?: Record<string, string>
  open: (page: Page) => Promise<unknown>
  /** The inputs that are measured, one after the other. */
  inputs: (page: Page) => (() => Promise<unknown>)[]
  effect: (page: Page) => Promise<unknown>
}

const sortButton = (page: Page) => page.getByRole('columnheader', { name: 'Price' }).getByRole('button')
const selectEverything = async (page: Page) => {
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Select all 5,000' }).click()
}
const bulkButton = (page: Page) => page.getByRole('button', { name: 'Price or stock…' })
const newPrice = (page: Page) => page.getByRole('dialog').getByLabel('New price')
const applyButton = (page: Page) => page.getByRole('button', { name: /^Set [\d,]+ prices$/ })
const line = (page: Page) => page.getByRole('textbox', { name: /^Line/ })
const windowRow = (page: Page, name: string) => page.locator('label').filter({ hasText: name })
const vehicleChoice = (page: Page) => page.getByLabel('Vehicle', { exact: true })
const placeChoice = (page: Page) => page.getByLabel('Registered in')
const radio = (page: Page, name: string) =>
  page.locator('#tool').getByRole('radio', { name: new RegExp(`^${name}`) })
const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ })

const actions: Record<string, Action> = {
  'sorting and pricing 5,000 products': {
    stored: manyProducts,
    open: async (page) => {
      await page.goto('/admin')
      await selectEverything(page)
    },
    inputs: (page) => [
      () => sortButton(page).click(),
      () => bulkButton(page).click(),
      () => newPrice(page).press('9'),
      () => applyButton(page).click(),
    ],
    effect: async (page) => {
      await expect(page).toHaveURL(/sort=price/)
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  },
  'moving the tint slider and choosing a window': {
    open: (page) => page.goto('/window-film?film=20'),
    inputs: (page) => [
      ...Array(5).fill(() => page.getByRole('slider').press('ArrowRight')),
      ...['Rear sides', 'Windshield', 'Rear window'].map((name) => () => windowRow(page, name).click()),
    ],
    effect: async (page) => {
      await expect(page).not.toHaveURL(/film=20/)
      await expect(windowRow(page, 'Rear window').getByRole('radio')).toBeChecked()
    },
  },
  'changing the vehicle': {
    open: (page) => page.goto('/window-film?from=outside'),
    inputs: (page) => Array(4).fill(() => vehicleChoice(page).press('ArrowDown')),
    effect: (page) => expect(vehicleChoice(page)).toHaveValue('truck'),
  },
  'choosing a package': {
    open: async (page) => {
      await page.goto('/ppf')
      // The first change loads and compiles what all changes share.
      await page.getByLabel('Vehicle', { exact: true }).selectOption('large-suv')
    },
    inputs: (page) => ['Full', 'Nose', 'Road'].map((name) => () => radio(page, name).click({ force: true })),
    effect: (page) => expect(radio(page, 'Road')).toBeChecked(),
  },
  'choosing a view of the window': {
    open: (page) => page.goto('/window-film'),
    inputs: (page) =>
      ['Outside', 'Night', 'Inside'].map((name) => () => radio(page, name).click({ force: true })),
    effect: (page) => expect(radio(page, 'Inside')).toBeChecked(),
  },
  'choosing the place': {
    open: (page) => page.goto('/window-film?from=outside'),
    inputs: (page) => Array(3).fill(() => placeChoice(page).press('ArrowDown')),
    effect: (page) => expect(page).toHaveURL(/place=/),
  },
  'opening and closing the share sheet': {
    stored: {
      'tersa.quote': JSON.stringify(
        ['hood', 'roof', 'rockers', 'mirrors', 'door-front'].map(
          (panel) => `/ppf?panels=${panel}&vehicle=sedan`,
        ),
      ),
    },
    open: async (page) => {
      await page.goto('/contact')
      await page.getByRole('button', { name: 'Share list' }).hover()
    },
    inputs: (page) => [
      () => page.getByRole('button', { name: 'Share list' }).click(),
      () => page.getByRole('textbox', { name: 'Link' }).press('Escape'),
    ],
    effect: (page) => expect(page.getByRole('dialog')).toBeHidden(),
  },
  'opening the cart': {
    open: async (page) => {
      await page.goto('/about')
      await cartButton(page).hover()
    },
    inputs: (page) => [() => cartButton(page).click()],
    effect: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'typing in the studio': {
    open: async (page) => {
      await page.goto('/preview')
      // The first letter starts the draft, and loads the list of changes.
      await line(page).press('End')
      await line(page).press(',')
    },
    // The first key returns the focus to the field.
    inputs: (page) => ['End', ...'Films.'].map((key) => () => line(page).press(key)),
    effect: (page) => expect(line(page)).toHaveValue(/Films\./),
  },
}

// Chromium alone can slow its processor down and report long tasks.
for (const [name, action] of Object.entries(actions))
  test(`${name} costs less than four empty clicks on a slow processor`, {
    tag: ['@chromium', '@alone'],
  }, async ({ context, baseURL }) => {
    // Other work on the machine only ever adds time, so each input counts with its best attempt.
    let costs = [Number.POSITIVE_INFINITY]
    for (let attempt = 0; attempt < ATTEMPTS && Math.max(...costs) >= EMPTY_CLICKS; attempt++) {
      // Every attempt changes the same list.
      await context.setStorageState(storageState(baseURL ?? '', action.stored ?? {}))
      const next = await costsInClicks(context, action)
      costs = next.map((cost, i) => Math.min(cost, costs[i] ?? cost))
    }
    expect(Math.max(...costs)).toBeLessThan(EMPTY_CLICKS)
  })

/** The time from each input to the end of the frame that shows its effect, in empty clicks on the same page. */
async function costsInClicks(context: BrowserContext, { open, inputs, effect }: Action): Promise<number[]> {
  const page = await context.newPage()
  await open(page)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const durations = await page.evaluateHandle(observeInput)
  const timesOf = async (works: (() => Promise<unknown>)[]) => {
    const times: number[] = []
    for (const work of works) {
      await work()
      times.push(...(await durations.evaluate((promises) => Promise.all(promises.splice(0)))))
    }
    expect(times.length).toBeGreaterThanOrEqual(works.length)
    return times
  }
  const medianClick = async () => {
    const clicks = await timesOf(Array(5).fill(() => page.getByRole('heading', { level: 1 }).click()))
    return clicks.sort((a, b) => a - b)[2] ?? 0
  }
  const emptyClick = await medianClick()
  await page.evaluate(workOnClicks)
  const workingClick = await medianClick()
  const times = await timesOf(inputs(page))
  await effect(page)
  await page.close()
  // An empty click is too short to be interrupted by the other work of a busy machine.
  const click = Math.max(FRAME_MS, emptyClick, workingClick / EMPTY_CLICKS)
  return times.map((time) => time / click)
}

/** Runs in the page: lets clicks on the heading take as long, without other work, as an action may. */
function workOnClicks() {
  document.querySelector('h1')?.addEventListener('click', () => {
    const { length } = new Uint8Array(6_000_000).fill(1)
    let sum = 0
    for (let i = 0; i < length; i++) sum += Math.sqrt(i)
    Reflect.set(window, 'sum', sum)
  })
}

/** Runs in the page. */
function observeInput(): Promise<number>[] {
  const durations: Promise<number>[] = []
  const record = ({ timeStamp }: Event) => {
    const { port1, port2 } = new MessageChannel()
    // A message that is sent in a frame arrives after the frame.
    requestAnimationFrame(() => port2.postMessage(null))
    durations.push(
      new Promise((resolve) => {
        port1.onmessage = () => resolve(performance.now() - timeStamp)
      }),
    )
  }
  for (const type of ['click', 'keydown']) addEventListener(type, record, { capture: true })
  return durations
}

const loads: Record<string, { stored?: Record<string, string>; run: (page: Page) => Promise<unknown> }> = {
  '10,000 different items put in the cart': {
    run: async (page) => {
      await page.goto('/about')
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        for (let id = 0; id < 10_000; id++)
          window.dispatchEvent(new CustomEvent('cart:add', { detail: { id, name: 'Lustra' } }))
      })
      await page.getByRole('button', { name: 'Cart, 10000 cards' }).click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  'a catalog of 100,000 entries': {
    run: async (page) => {
      const entries = Array.from({ length: 100_000 }, (_, id) => ({ id, name: `Name ${id}` }))
      await page.route('**/characters.json', (route) => route.fulfill({ json: entries }))
      await page.goto('/shop')
      await page.getByRole('article').first().waitFor()
      await page.getByRole('searchbox', { name: 'Filter by name' }).pressSequentially('name 4')
    },
  },
  'a response of 20 MB': {
    // From a server, because Chromium reads all that Playwright responds with in a single task.
    run: (page) =>
      whileServed(
        createServer((_request, response) => response.end('x'.repeat(20_000_000))),
        async (url) => {
          await page.route('**/characters.json', (route) => route.continue({ url }))
          await page.goto('/shop')
          await page.getByRole('main').getByRole('alert').waitFor()
        },
      ),
  },
  '5,000 products opened, priced, sorted and searched': {
    stored: manyProducts,
    run: async (page) => {
      await page.goto('/admin')
      await selectEverything(page)
      await bulkButton(page).click()
      await newPrice(page).fill('9')
      await applyButton(page).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await sortButton(page).click()
      await page.getByLabel('Find by name').pressSequentially('film 499')
      await page.getByRole('rowheader', { name: 'Film 4990' }).waitFor()
    },
  },
}

for (const [name, { stored = {}, run }] of Object.entries(loads))
  test(`${name}: no task blocks the page for longer than 200 ms`, { tag: ['@chromium', '@alone'] }, async ({
    context,
    baseURL,
    allowTrouble,
  }) => {
    allowTrouble(/characters\.json/)
    await context.addInitScript(() => {
      const tasks: number[] = []
      Object.assign(window, { longTasks: tasks })
      const collect = (list: PerformanceObserverEntryList) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration))
      }
      new PerformanceObserver(collect).observe({ type: 'longtask', buffered: true })
    })
    let share = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < ATTEMPTS && !(share < 1); attempt++) {
      // Every attempt starts with the same lists.
      await context.setStorageState(storageState(baseURL ?? '', stored))
      const page = await context.newPage()
      await run(page)
      const task = await page.evaluate(longestTask)
      const loop = await page.evaluate(timeOfLoop)
      share = Math.min(share, task / Math.max(LONG_TASK_MS, LONG_TASK_IN_LOOPS * loop))
      await page.close()
    }
    expect(share).toBeLessThan(1)
  })

/** Runs in the page. */
async function longestTask(): Promise<number> {
  // A task is reported after it has ended.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const tasks: number[] = Reflect.get(window, 'longTasks')
  return Math.max(0, ...tasks)
}

/** Runs in the page: how long the machine takes for the same work, whatever else it has to do. */
function timeOfLoop(): number {
  const start = performance.now()
  const { length } = new Uint8Array(20_000_000).fill(1)
  let sum = 0
  for (let i = 0; i < length; i++) sum += Math.sqrt(i)
  return sum > 0 ? performance.now() - start : 0
}
