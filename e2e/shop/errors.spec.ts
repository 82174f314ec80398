import type { Page } from '@playwright/test'
import { SERVICE_URL } from '../../scripts/exports'
import { expect, test } from '../configured-fixtures'
import { goBack } from '../navigation'
import { resize } from '../resize'
import { failures } from '../service/scenarios'

const MESSAGE = 'No pude cargar personajes. Intenta de nuevo.'
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const lustra = (page: Page) => page.getByRole('article', { name: 'Lustra' })

test.use({ viewport: { width: 390, height: 844 } })

/** No raw value shows, no injected code runs, nothing overflows. */
async function expectSound(page: Page) {
  await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\bnull\b|\[object/)
  const found = await page.evaluate(() => ({
    isHacked: 'isHacked' in window,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(found).toEqual({ isHacked: false, overflow: 0 })
}

test('hostile texts do nothing, and make nothing long', async ({ page, open, characters }) => {
  const cards = page.getByRole('article')
  characters('texts that could break the page')
  await open('/shop')
  await expect(cards.first()).toBeVisible()
  await expectSound(page)

  await resize(page, 320)
  const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(700)
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('long '.repeat(4000))
  await expect(page.getByRole('heading', { name: 'No card is called' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000)
})

test('Try again loads the cards after any failure', async ({ page, characters, open, service }) => {
  const [first = '', ...others] = Object.keys(failures).toReversed()
  expect(others.length).toBeGreaterThan(2)
  const retry = page.getByRole('button', { name: 'Try again' })
  await page.clock.install()
  characters(first)
  await open('/shop')
  await expect(alert(page)).toHaveText(MESSAGE)
  await expectSound(page)
  // SWR's own retries wait for the clock, so that the presses below send every further request.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  for (const scenario of others) {
    characters(scenario)
    await retry.press('Enter')
    await expect.poll(() => service.requests(), scenario).not.toHaveLength(0)
    await expect(retry).toHaveAttribute('aria-disabled', 'false')
    await expect(alert(page), scenario).toHaveText(MESSAGE)
    await expectSound(page)
  }
  characters('a catalog')
  await retry.press('Enter')
  await expect(lustra(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeFocused()
})

// A page that is opened preloads the request; after a client navigation its code sends it.
test('a link to the shop sends one plain request, and its response is cached even if the visitor leaves before it', async ({
  page,
  open,
  characters,
  service,
}) => {
  characters('a catalog once released')
  await open('/about')
  await page.getByRole('button', { name: 'Cart, 0' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Shop the cards' }).click()
  await expect(page.getByRole('main').getByText('Loading characters…')).toBeVisible()
  await expect.poll(() => service.requests()).toEqual(['GET without cookies without referrer'])
  const responded = page.waitForResponse(`${SERVICE_URL}/characters`)
  await goBack(page)
  await expect(page).toHaveURL('/about')
  service.release()
  await (await responded).finished()
  // From here on only the cached response can show cards.
  characters('status 500')
  await page.goForward({ waitUntil: 'commit' })
  await expect(lustra(page)).toBeVisible()
  await expect(page.getByText(MESSAGE)).toHaveCount(0)
})
