import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')

for (const address of [
  '/window-film?film=5&glass=37&from=outside&at=night&place=florida&window=windscreen',
  '/window-film?glass=20&place=united-kingdom',
  '/ppf?panels=',
  '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders.rockers.door-front.door-rear.quarter.roof.trunk.rear-bumper',
  '/marine-film?zones=&loa=nonsense',
]) {
  test(`${address} is accessible`, async ({ open, expectAccessible }) => {
    await open(address)
    await expectAccessible('main')
  })
}

for (const route of ['/ppf', '/window-film', '/marine-film'])
  test(`${route} links to the shop`, async ({ page }) => {
    await page.goto(route)
    await expect(main(page).getByRole('link', { name: 'Open the shop' })).toHaveAttribute('href', '/shop')
  })

for (const [route, control] of [
  ['/ppf', 'Ask for this coverage'],
  ['/window-film', 'Ask for this tint'],
  ['/marine-film', 'Ask for this hull'],
] as const) {
  test(`${route} is printed with its tables, without what cannot be pressed on paper`, async ({
    page,
    open,
  }) => {
    await open(route)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(main(page).getByRole('img').or(main(page).locator('svg')).first()).toBeVisible()
    for (const name of [control, 'Cart, 0']) await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
  })
}

for (const route of ['/ppf', '/window-film', '/marine-film', '/about']) {
  test.describe(`${route} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('has its texts, tables and pictures, and no control that does nothing', async ({ page }) => {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 2 })).not.toHaveCount(0)
      await expect(main(page).locator('svg, img').first()).toBeVisible()
      if (route !== '/about') {
        await expect(main(page).getByRole('table').first()).toBeVisible()
        await expect(main(page).getByText('The tool on this page works in the browser')).toBeVisible()
      }
      await expect(
        main(page).locator('button:visible, input:visible, select:visible, textarea:visible'),
      ).toHaveCount(0)
    })
  })
}
