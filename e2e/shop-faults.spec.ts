import type { Page } from '@playwright/test'
import { SERVICE_URL } from '../scripts/exports'
import { test as base, expect } from './configured-fixtures'
import { catalogues, failures } from './service/scenarios'

const MESSAGE = 'No pude cargar personajes. Intenta de nuevo.'
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const lustra = (page: Page) => page.getByRole('article', { name: 'Lustra' })

const test = base.extend<{
  /** Opens the shop while the service responds as named. */
  openShop: (scenario: string) => Promise<void>
  /** Opens the shop with time standing still while the service responds with status 500. */
  openFailing: () => Promise<void>
}>({
  openShop: async ({ open, characters }, use) => {
    await use(async (scenario) => {
      characters(scenario)
      await open('/shop')
    })
  },
  openFailing: async ({ page, openShop }, use) => {
    await use(async () => {
      await page.clock.install()
      await openShop('status 500')
      await expect(alert(page)).toHaveText(MESSAGE)
    })
  },
})

test.use({ viewport: { width: 390, height: 844 } })

/** No raw value shows, no injected code runs, no rejected picture loads, nothing overflows. */
async function expectSound(page: Page) {
  await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\bnull\b|\[object/)
  const found = await page.evaluate(() => ({
    isHacked: 'isHacked' in window,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    pictures: Array.from(document.images, (image) => image.src).filter(
      (src) =>
        !src.startsWith('https:') &&
        !src.startsWith(location.origin) &&
        !/^data:image\/(png|jpeg|webp|gif)/.test(src),
    ),
  }))
  expect(found).toEqual({ isHacked: false, overflow: 0, pictures: [] })
}

for (const scenario of Object.keys(catalogues)) {
  test(`a catalogue with ${scenario} shows sound cards`, async ({ page, openShop }) => {
    await openShop(scenario)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectSound(page)
  })
}

test('a catalogue of 100,000 entries shows twelve cards, and the filter searches them all', async ({
  page,
  openShop,
}) => {
  await openShop('100,000 entries')
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('name 99999')
  await expect(page.getByRole('article', { name: 'Name 99999' })).toBeVisible()
})

for (const scenario of Object.keys(failures)) {
  test(`${scenario} shows the error, and Try again loads the cards`, async ({
    page,
    characters,
    openShop,
  }) => {
    await openShop(scenario)
    await expect(alert(page)).toHaveText(MESSAGE)
    await expectSound(page)

    characters('a catalogue')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(lustra(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Characters' })).toBeFocused()
  })
}

test('a body that never ends shows the error within 10 s', async ({ page, openShop }) => {
  await openShop('a body that never ends')
  await expect(page.getByRole('main').getByText('Loading characters…')).toBeVisible()
  await expect(alert(page)).toHaveText(MESSAGE, { timeout: 10_000 })
})

// The page itself sends the request when it is opened, its code when a link leads there.
for (const first of ['/shop', '/about'])
  test(`starting from ${first}, one plain request is sent: no preflight, no cookie, no referrer`, async ({
    page,
    open,
    characters,
    service,
  }) => {
    characters('a catalogue')
    await open(first)
    if (first !== '/shop') {
      await page.getByRole('button', { name: 'Cart, 0' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Open the shop' }).click()
    }
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(service.requests()).toEqual(['GET without cookies without referrer'])
  })

test('the cards stay when a request fails after the network has returned', async ({
  page,
  context,
  characters,
  openShop,
  service,
}) => {
  await page.clock.install()
  await openShop('a catalogue')
  await expect(page.getByRole('article')).toHaveCount(1)
  characters('status 500')
  await context.setOffline(true)
  // SWR merges requests that are less than two seconds apart.
  await page.clock.fastForward(5000)
  await context.setOffline(false)
  await expect.poll(() => service.requests()).not.toHaveLength(0)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText(MESSAGE)).toHaveCount(0)
})

test('after an error the cards appear by themselves, and a later error does not remove them', async ({
  page,
  context,
  openShop,
  service,
}) => {
  await page.clock.install()
  await openShop('500, then a catalogue, then 500')
  await expect(alert(page)).toHaveText(MESSAGE)
  // Second by second: a larger step would pass the deadline of a request that is under way.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: 200 })
  }).toPass()
  await context.setOffline(true)
  await page.clock.fastForward(5000)
  await context.setOffline(false)
  await expect.poll(() => service.requests()).toHaveLength(3)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a service that keeps failing gets two retries and no more', async ({ page, openFailing, service }) => {
  await openFailing()
  await expect(async () => {
    await page.clock.runFor(10_000)
    expect(service.requests()).toHaveLength(3)
  }).toPass()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await page.clock.runFor(600_000)
  expect(service.requests()).toHaveLength(3)
})

test('a response that arrives after the visitor has left does no harm', async ({
  page,
  openShop,
  service,
}) => {
  await openShop('a catalogue once released')
  await expect(page.getByRole('main').getByText('Loading characters…')).toBeVisible()
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Shop')
  const responded = page.waitForResponse(`${SERVICE_URL}/characters`)
  service.release()
  await (await responded).finished()
  await page.goBack()
  await expect(lustra(page)).toBeVisible()
})

test('while a request is under way no second one is sent', async ({ page, openShop, service }) => {
  await page.clock.install()
  await openShop('a catalogue once released')
  await expect(page.getByRole('main').getByText('Loading characters…')).toBeVisible()
  await page.clock.fastForward(5000)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  service.release()
  await expect(lustra(page)).toBeVisible()
  expect(service.requests()).toHaveLength(1)
})
