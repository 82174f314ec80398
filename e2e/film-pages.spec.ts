import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')

// routes.spec.ts scans each page as it opens; these are the tools' other states.
test('the tint simulator is accessible with its own glass, from outside at night, and without a legal film', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/window-film?film=5&glass=37&from=outside&at=night&place=florida&window=windscreen')
  await expectAccessible('main')
  await page.getByLabel('Factory privacy').check()
  await page.getByLabel('Place', { exact: true }).selectOption('United Kingdom')
  await expect(main(page).getByText('no film is legal on it')).toBeVisible()
  await expectAccessible('[aria-labelledby=legal-title]')
})

test('the coverage configurator is accessible with every panel and without any', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/ppf?panels=')
  await page.getByRole('button', { name: 'Add to my quote' }).click()
  await expect(main(page).getByText('Choose at least one panel first.')).toBeVisible()
  await expectAccessible('main')
  await page.getByRole('radio', { name: /^Full/ }).check({ force: true })
  await expectAccessible('main fieldset')
})

test('the hull planner is accessible without a zone and with a length that it cannot read', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/marine-film?zones=&loa=nonsense')
  await page.getByLabel('Beam').fill('wide')
  await expect(page.getByLabel('Beam')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible('main')
})

test('the film pages are printed with their tables and pictures, without controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const [route, control] of [
    ['/ppf', 'Add to my quote'],
    ['/window-film', 'Add to my quote'],
    ['/marine-film', 'Add to my quote'],
  ] as const)
    await test.step(route, async () => {
      await page.goto(route)
      await expect(page.getByRole('table').first()).toBeVisible()
      await expect(main(page).getByRole('img').or(main(page).locator('svg')).first()).toBeVisible()
      for (const name of [control, 'Cart, 0']) {
        const button = page.getByRole('button', { name, includeHidden: true })
        await expect(button).toBeAttached()
        await expect(button).toBeHidden()
      }
      await expect(page.getByRole('contentinfo')).toBeHidden()
    })
})

test('each film page is printed on two sheets of paper', { tag: '@chromium' }, async ({ page, open }) => {
  for (const route of ['/ppf', '/window-film', '/marine-film'])
    await test.step(route, async () => {
      await open(route)
      const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
      const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
    })
})

test('a reference opens the list of sources at its source, and a package’s name selects it in the tool', async ({
  page,
  open,
}) => {
  await open('/ppf?vehicle=compact')
  await main(page).getByRole('link', { name: 'Source 9' }).click()
  const source = page.locator('#src-9')
  await expect(source).toBeFocused()
  await expect(source).toBeInViewport()
  await expect(source.getByRole('link', { name: 'Protection Film Warranty' })).toBeVisible()

  await main(page).getByRole('link', { name: 'Road' }).click()
  await expect(main(page).getByRole('status')).toContainText('8 of 12')
  await expect(page.locator('#tool svg').first()).toBeInViewport()
  await expect(main(page).getByRole('heading', { name: 'Road, on a compact.' })).toBeAttached()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the film pages and /about show their texts, tables and pictures, and no control that does nothing', async ({
    page,
  }) => {
    for (const route of ['/ppf', '/window-film', '/marine-film', '/about'])
      await test.step(route, async () => {
        await page.goto(route)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(main(page).getByRole('heading', { level: 2 })).not.toHaveCount(0)
        await expect(main(page).locator('svg, img').first()).toBeVisible()
        if (route !== '/about') {
          await expect(main(page).getByRole('table').first()).toBeVisible()
          await expect(main(page).getByText('The tool on this page needs JavaScript')).toBeVisible()
        }
        await expect(
          main(page).locator('button:visible, input:visible, select:visible, textarea:visible'),
        ).toHaveCount(0)
      })
  })
})
