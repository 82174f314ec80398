import type { Page } from '@playwright/test'
import { site } from '@/lib/content/site'
import { expect, test } from './fixtures'
import { routes, UNKNOWN } from './routes'

// 640 px is what 200 % zoom leaves of 1280.
const WIDTHS = [320, 390, 640, 768, 992, 1280]
const UNKNOWN_ANSWER = new RegExp(`404.*${UNKNOWN}`)

async function openMenus(page: Page) {
  for (const name of ['Menu', 'Legal', 'Products']) {
    const summary = page.locator('nav summary').and(page.locator(`[aria-label="${name}"], :text("${name}")`))
    if (await summary.isVisible()) await summary.click()
  }
  await expect(page.getByRole('link', { name: /^Window Film.*by the step$/ })).toBeVisible()
}

for (const [route, heading] of Object.entries(routes)) {
  test(`${route} is there, at this very address, in the shared layout`, async ({ page, open, signInAs }) => {
    if (route.startsWith('/user')) await signInAs('user')
    await open(route)
    expect(new URL(page.url()).pathname).toBe(route)
    const title = route === '/about' ? 'About' : heading
    await expect(page).toHaveTitle(route === '/' ? title : `${title} · ${site.name}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1)
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1)
    }
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
  })
}

for (const route of [...Object.keys(routes), UNKNOWN]) {
  test(`${route} never scrolls sideways`, async ({ page, open, expectTrouble, signInAs }) => {
    if (route.startsWith('/user')) await signInAs('user')
    if (route === UNKNOWN) expectTrouble(UNKNOWN_ANSWER)
    await open(route)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })

  for (const width of [390, 1280]) {
    test(`${route} is accessible at ${width} px, menus closed and open`, async ({
      page,
      open,
      expectAccessible,
      expectTrouble,
      signInAs,
    }) => {
      if (route.startsWith('/user')) await signInAs('user')
      if (route === UNKNOWN) expectTrouble(UNKNOWN_ANSWER)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await open(route)
      await expectAccessible()
      await openMenus(page)
      // What an open menu half covers is only too small to hit while it is covered.
      await expectAccessible('header, footer')
    })
  }
}

test('an unknown address gives our own page, with status 404', async ({ page, expectTrouble }) => {
  expectTrouble(UNKNOWN_ANSWER)
  const response = await page.goto(UNKNOWN)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page has been peeled off.' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
})

test('a trailing slash leads to the address without it, the query kept', async ({ page }) => {
  await page.goto('/shop/?from=mail')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/shop?from=mail')
})
