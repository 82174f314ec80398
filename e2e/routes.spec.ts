import { expect, test } from './fixtures'
import { routes, UNKNOWN } from './routes'

// 640 px is what 200 % zoom leaves of 1280.
const WIDTHS = [320, 390, 640, 768, 992, 1280]

for (const [route, heading] of Object.entries(routes)) {
  test(`${route} is there, at this very address`, async ({ page }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toBe(route)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await expect(page).toHaveTitle(route === '/' ? /^Tersa: / : `${heading} · Tersa`)
  })
}

for (const route of [...Object.keys(routes), UNKNOWN]) {
  test(`${route} never scrolls sideways`, async ({ page, expectTrouble }) => {
    if (route === UNKNOWN) expectTrouble(/404/)
    await page.goto(route)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })

  for (const width of [390, 1280]) {
    test(`${route} is accessible at ${width} px`, async ({ page, expectAccessible, expectTrouble }) => {
      if (route === UNKNOWN) expectTrouble(/404/)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(route)
      await expectAccessible()
    })
  }
}

test('an unknown address gives our own page, with status 404', async ({ page, expectTrouble }) => {
  expectTrouble(/404/)
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
