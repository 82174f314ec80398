import type { Page } from '@playwright/test'
import { FAULTY_PORT } from '../scripts/exports'
import { test as base } from './faulty-fixtures'
import { expect } from './fixtures'
import { cards, empty, errors, hanging } from './service/scenarios'

const MESSAGE = 'No pude cargar personajes. Intenta de nuevo.'
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

const test = base.extend<{ openShop: (scenario: string) => Promise<void> }>({
  /** Opens the shop while the service answers as named. */
  openShop: async ({ open, characters }, use) => {
    await use(async (scenario) => {
      await characters(scenario)
      await open('/shop')
    })
  },
})

test.use({ viewport: { width: 390, height: 844 } })

/** Nothing of the machinery shows, nothing foreign has run or is fetched, and nothing sticks out. */
async function expectSound(page: Page) {
  await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\bnull\b|\[object/)
  const found = await page.evaluate(() => ({
    isHacked: 'isHacked' in window,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    pictures: Array.from(document.images, (image) => image.src).filter(
      (src) =>
        !src.startsWith('https:') &&
        !src.startsWith(location.origin) &&
        !/^data:image\/(png|jpeg|webp|gif)/.test(src),
    ),
  }))
  expect(found).toEqual({ isHacked: false, sideways: 0, pictures: [] })
}

for (const scenario of Object.keys(cards)) {
  test(`${scenario}: cards`, async ({ page, openShop }) => {
    await openShop(scenario)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: MESSAGE })).toHaveCount(0)
    expect(await page.getByRole('article').count()).toBeLessThanOrEqual(12)
    await expectSound(page)
  })
}

for (const scenario of Object.keys(errors)) {
  test(`${scenario}: the error, and a way on`, async ({ page, characters, openShop }) => {
    await openShop(scenario)
    await expect(alert(page)).toHaveText(MESSAGE)
    await expectSound(page)

    await characters('good cards')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('article', { name: 'Lustra' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Characters' })).toBeFocused()
  })
}

for (const scenario of Object.keys(hanging)) {
  test(`${scenario}: the error within 10 s`, async ({ page, openShop }) => {
    await openShop(scenario)
    await expect(page.getByRole('main').getByText('Loading characters…')).toBeVisible()
    await expect(alert(page)).toHaveText(MESSAGE, { timeout: 10_000 })
    await expectSound(page)
  })
}

for (const scenario of Object.keys(empty)) {
  test(`${scenario}: said as such`, async ({ page, openShop }) => {
    await openShop(scenario)
    await expect(page.getByText('The catalogue is empty for now.')).toBeVisible()
    await expect(page.getByText('0 of 0', { exact: true })).toBeVisible()
    await expectSound(page)
  })
}

// The page asks by itself when it is opened, its code when it is reached by a link.
for (const first of ['/shop', '/about'])
  test(`C16 the request is a plain one, from ${first} on: no preflight, no cookie, no referrer`, async ({
    page,
    open,
    characters,
    requestsSeen,
  }) => {
    await characters('good cards')
    await open(first)
    if (first !== '/shop') {
      await page.getByRole('button', { name: 'Cart, 0' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Open the shop' }).click()
    }
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(await requestsSeen()).toEqual(['GET without cookies without referrer'])
  })

test('C18 offline later, and a service that fails when the network is back: the cards stay', async ({
  page,
  context,
  characters,
  openShop,
  requestsSeen,
}) => {
  await page.clock.install()
  await openShop('good cards')
  await expect(page.getByRole('article')).toHaveCount(1)
  await characters('C05 500')
  await context.setOffline(true)
  // Requests of the same two seconds are one for SWR.
  await page.clock.fastForward(5000)
  await context.setOffline(false)
  await expect.poll(requestsSeen).not.toHaveLength(0)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText(MESSAGE)).toHaveCount(0)
})

test('C19 500, then 200, then 500: the error, the cards by themselves, and they stay', async ({
  page,
  context,
  openShop,
  requestsSeen,
}) => {
  await page.clock.install()
  await openShop('C19 500, 200, 500')
  await expect(alert(page)).toHaveText(MESSAGE)
  // Second by second: more at once would overtake the deadline of an answer that is under way.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: 200 })
  }).toPass()
  await context.setOffline(true)
  await page.clock.fastForward(5000)
  await context.setOffline(false)
  await expect.poll(requestsSeen).toHaveLength(3)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('who tries again and gets the cards is not told of a failure once more', async ({
  page,
  characters,
  openShop,
}) => {
  // It asks by itself, too, after some seconds.
  await page.clock.install()
  await openShop('C05 500')
  await expect(alert(page)).toHaveText(MESSAGE)
  const told = await page.evaluateHandle(() => {
    const counted = { alerts: 0 }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of Array.from(addedNodes))
          if (node instanceof HTMLElement && node.querySelector('[role=alert]') && !node.ariaHidden)
            counted.alerts += 1
    }).observe(document.body, { childList: true, subtree: true })
    return counted
  })
  await characters('good cards')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: 'Lustra' })).toBeVisible()
  expect(await told.evaluate(({ alerts }) => alerts)).toBe(0)
})

test('a service that goes on failing is left in peace after two retries', async ({
  page,
  openShop,
  requestsSeen,
}) => {
  await page.clock.install()
  await openShop('C05 500')
  await expect(alert(page)).toHaveText(MESSAGE)
  await expect(async () => {
    await page.clock.runFor(10_000)
    expect(await requestsSeen()).toHaveLength(3)
  }).toPass()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await page.clock.runFor(600_000)
  expect(await requestsSeen()).toHaveLength(3)
})

test('C21 an answer that comes after the visitor has left harms nothing', async ({
  page,
  openShop,
  release,
}) => {
  await openShop('C21 an answer when it is released')
  await expect(page.getByRole('main').getByText('Loading characters…')).toBeVisible()
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Shop')
  const answered = page.waitForResponse(`http://127.0.0.1:${FAULTY_PORT}/characters`)
  await release()
  await (await answered).finished()
  await page.goBack()
  await expect(page.getByRole('article', { name: 'Lustra' })).toBeVisible()
})

test('C22 two answers cannot cross: while one is under way no other is asked for', async ({
  page,
  openShop,
  requestsSeen,
  release,
}) => {
  await page.clock.install()
  await openShop('C21 an answer when it is released')
  await expect(page.getByRole('main').getByText('Loading characters…')).toBeVisible()
  await page.clock.fastForward(5000)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await release()
  await expect(page.getByRole('article', { name: 'Lustra' })).toBeVisible()
  expect(await requestsSeen()).toHaveLength(1)
})
