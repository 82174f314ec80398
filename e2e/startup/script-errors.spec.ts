import { createServer } from 'node:http'
import type { Locator, Page, Route } from '@playwright/test'
import { whileServed } from '../../scripts/server'
import { expect, test } from '../fixtures'
import { goBack } from '../navigation'
import { layoutProblems } from '../pages/layout-problems'
import { resize } from '../resize'

const SCRIPTS = '**/_next/static/**/*.js*'

/** Runs the clock through the retries of a script. */
const runUntilVisible = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(1000)
    expect(await shown.isVisible()).toBe(true)
  }).toPass({ intervals: [100] })

const breakConnection = (route: Route) => route.abort('connectionreset')

/** Fails each script this many times. */
async function failScripts(page: Page, times: number, fail = breakConnection) {
  const counts = new Map<string, number>()
  await page.route(SCRIPTS, (route) => {
    const { pathname } = new URL(route.request().url())
    const isScript = route.request().resourceType() === 'script'
    const count = (counts.get(pathname) ?? 0) + Number(isScript)
    counts.set(pathname, count)
    return isScript && count <= times ? fail(route) : route.continue()
  })
}

const card = (page: Page) => page.getByRole('article', { name: 'Lustra' })
const reloadLine = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page could not load everything.' })

test('a page works after a retry when every script is cut short once', async ({ page, allowTrouble }) => {
  const host = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': 5000 })
    response.write('self.', () => response.destroy())
  })
  await whileServed(host, async (url) => {
    allowTrouble(new RegExp(url))
    await failScripts(page, 1, (route) => route.continue({ url }))
    await page.goto('/shop')
    // Each script that another one loads waits for its own retry.
    await expect(card(page)).toBeVisible()
  })
  await expect(reloadLine(page)).toBeHidden()
})

test('a page whose scripts never load has a message and links', async ({ page, allowTrouble }) => {
  allowTrouble(/_next\/static/)
  await page.clock.install()
  await failScripts(page, 100)
  await resize(page, 390)
  await page.goto('/appointment')
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toBeVisible()
  await page.goto('/shop')
  await expect(page.getByText('Loading characters…')).toBeVisible()
  await runUntilVisible(page, reloadLine(page))
  await expect(page.getByText('Loading characters…')).toBeHidden()
  await expect(page.locator('[aria-busy="true"]')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Marine Film' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marine Film' })).toBeVisible()
  await goBack(page)
  await runUntilVisible(page, reloadLine(page))
  // Only then are the scripts there: a page whose last retry succeeds needs no reload, and offers none.
  await reloadLine(page).getByRole('link', { name: 'Reload' }).click()
  await page.unroute(SCRIPTS)
  await runUntilVisible(page, card(page))
})

test('the error of a list in a narrow column breaks no word', async ({ page, open, emit, allowTrouble }) => {
  allowTrouble(/_next\/static/)
  await open('/contact')
  await page.waitForLoadState('networkidle')
  await failScripts(page, 100)
  await emit({ id: '1', name: 'Lustra' })
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  for (const width of [320, 390, 992]) {
    await resize(page, width)
    await expect.poll(() => layoutProblems(page)).toEqual([])
  }
})
