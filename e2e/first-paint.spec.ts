import type { Page } from '@playwright/test'
import { FAULTY_PORT } from '../scripts/exports.mjs'
import { test as faulty } from './faulty-fixtures'
import { expect, test } from './fixtures'
import { hold, holdScripts } from './hold'
import { routes } from './routes'

/** What these are for is made by their code. */
const WAITING = Object.keys(routes).filter((route) => /^\/(preview|admin|user)/.test(route))

/** Tells when the first of the page's code was started, a second's wait for a paint aside: machines may be that slow. */
const tellStart = () => {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms?: number) => (ms === 1000 ? 0 : setTimeout(run, ms)),
  })
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => Array.from(addedNodes))
    if (added.some((node) => node instanceof HTMLScriptElement && node.src && !node.noModule))
      Object.assign(window, { startedAt: window.startedAt ?? performance.now() })
  }).observe(document, { childList: true, subtree: true })
}

test('a page’s code runs once there is something to see', async ({ page, open }) => {
  await page.addInitScript(tellStart)
  await open('/about')
  const { paintedAt, startedAt } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    startedAt: window.startedAt ?? Number.NaN,
  }))
  expect(startedAt).toBeGreaterThan(paintedAt)
})

test('no page but those that wait for it names code that would run before', async ({ request }) => {
  for (const route of Object.keys(routes)) {
    const html = await (await request.get(route)).text()
    const scripts = html.match(/<script[^>]+src=[^>]+async/g) ?? []
    expect(scripts.length > 0, route).toBe(WAITING.includes(route))
    expect(html, route).toContain('as="script"')
  }
})

const silent = {
  'tells no paint, as in the background,': () => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    }
  },
  'knows no such observer': () => {
    Reflect.deleteProperty(window, 'PerformanceObserver')
  },
}
for (const [what, prepare] of Object.entries(silent))
  test(`where the browser ${what} the code runs nevertheless`, async ({ page, open }) => {
    await page.addInitScript(prepare)
    await open('/about')
  })

test('the sample catalogue is asked for once, too', async ({ page, open }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) asked.push(new URL(request.url()).pathname)
  })
  await open('/shop')
  await expect(page.getByRole('article')).toHaveCount(12)
  expect(asked).toEqual(['/characters/characters.json'])
})

faulty(
  'the service is asked while the page’s code is still on its way, and only once',
  async ({ page, characters, requestsSeen }) => {
    await characters('good cards')
    const letCodeCome = await holdScripts(page)
    const answered = page.waitForResponse((response) => response.url().includes(`:${FAULTY_PORT}/`))
    await page.goto('/shop', { waitUntil: 'commit' })
    await (await answered).finished()
    await expect(page.getByRole('article')).toHaveCount(0)
    letCodeCome()
    await expect(page.getByRole('article', { name: 'Lustra' })).toBeVisible()
    expect(await requestsSeen()).toHaveLength(1)
  },
)

const portraits = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-busy="true"] > li')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const stage = card.querySelector('div > div')
        return stage ? /\w+(?=\.svg)/.exec(getComputedStyle(stage, '::before').backgroundImage)?.[0] : stage
      }),
    )

test('the first pictures are there while the page’s code is still on its way, and asked for once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('lustra.svg')) asked.push(request.resourceType())
  })
  const letCodeCome = await holdScripts(page)
  await page.goto('/shop', { waitUntil: 'commit' })
  const none = Array.from({ length: 4 })
  await expect.poll(() => portraits(page)).toEqual(['lustra', 'cobalto', 'nacar', 'azogue', ...none])
  await expect(page.getByRole('article')).toHaveCount(0)
  letCodeCome()
  await expect(page.getByRole('article')).toHaveCount(12)
  expect(asked).toEqual(['image'])
})

/** Opens the shop so that its pictures are known before its first paint. */
async function openShop(page: Page) {
  const letPaint = await hold(page, '**/*.css')
  const asked = page.waitForRequest('**/lustra.svg')
  await page.goto('/shop', { waitUntil: 'commit' })
  await asked
  letPaint()
}

/** Counts the frames between the first card's picture and the start of the code. */
const countFrames = () => {
  const { setProperty } = CSSStyleDeclaration.prototype
  const count = () => {
    if (window.startedAt) return
    window.framesBetween = (window.framesBetween ?? 0) + 1
    requestAnimationFrame(count)
  }
  CSSStyleDeclaration.prototype.setProperty = function (...property) {
    setProperty.apply(this, property)
    if (property[0] === '--portrait-0') requestAnimationFrame(count)
  }
}

test('the shop’s code runs once the first pictures are there, and a frame has shown them', async ({
  page,
}) => {
  await page.addInitScript(tellStart)
  await page.addInitScript(countFrames)
  const letPictureCome = await hold(page, '**/lustra.svg')
  await openShop(page)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const startedAfterFrames = await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    return window.startedAt
  })
  expect(startedAfterFrames).toBeUndefined()
  letPictureCome()
  await expect(page.getByRole('article')).toHaveCount(12)
  expect(await page.evaluate(() => window.framesBetween)).toBeGreaterThanOrEqual(2)
})

test('the shop’s code does not wait for ever for a picture that does not come', async ({ page }) => {
  await hold(page, '**/lustra.svg')
  await openShop(page)
  await expect(page.getByRole('article')).toHaveCount(12)
})

test('the shop’s code does not wait for a picture that fails', async ({ page, expectTrouble }) => {
  expectTrouble(/lustra\.svg/)
  await page.addInitScript(tellStart)
  await page.route('**/lustra.svg', (route) => route.abort())
  await openShop(page)
  await expect(page.getByRole('article')).toHaveCount(12)
})

/** Counts what the page's own script shows; what the cards show comes as elements. */
async function countShown(page: Page) {
  await page.addInitScript(() => {
    const { setProperty } = CSSStyleDeclaration.prototype
    CSSStyleDeclaration.prototype.setProperty = function (...property) {
      if (property[0].startsWith('--portrait')) window.shown = (window.shown ?? 0) + 1
      setProperty.apply(this, property)
    }
  })
  return () => page.evaluate(() => window.shown ?? 0)
}

faulty('pictures that may not be shown are not shown before either', async ({ page, characters }) => {
  const shown = await countShown(page)
  await characters('C40 such pictures first, in a short answer')
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  const letCodeCome = await holdScripts(page)
  const answered = page.waitForResponse((response) => response.url().includes(`:${FAULTY_PORT}/`))
  await page.goto('/shop', { waitUntil: 'commit' })
  const origin = new URL(page.url()).origin
  await (await answered).finished()
  letCodeCome()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(pictures.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
  expect(await shown()).toBe(0)
})

for (const [what, change, pictures] of [
  ['a short answer', (text: string) => text, 4],
  ['a long answer', (text: string) => text + ' '.repeat(100_000), 0],
  ['an answer that begins with no item', (text: string) => text.replace('[', '[null,'), 0],
] as const)
  test(`of ${what} ${pictures} pictures are shown before the cards are made`, async ({ page }) => {
    const shown = await countShown(page)
    await page.route('**/characters.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    })
    const letCodeCome = await holdScripts(page)
    await page.goto('/shop', { waitUntil: 'commit' })
    if (pictures > 0) await expect.poll(shown).toBe(pictures)
    letCodeCome()
    const first = page.getByRole('article').first().locator('img')
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await shown()).toBe(pictures)
  })

declare global {
  interface Window {
    startedAt?: number
    framesBetween?: number
    shown?: number
  }
}
