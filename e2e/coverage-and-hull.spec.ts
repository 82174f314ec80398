import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')

test.describe('the coverage configurator', () => {
  test('packages and panels keep each other, the drawing and the estimate in step', async ({
    page,
    open,
  }) => {
    await open('/ppf')
    const sum = main(page).getByRole('status')
    await expect(page.getByRole('radio', { name: /^Front/ })).toBeChecked()
    await expect(sum).toContainText('5 of 12 panels covered.')
    await page.getByRole('checkbox', { name: 'Hood' }).uncheck({ force: true })
    await expect(sum).toContainText('4 of 12')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.locator('[data-panel=hood][data-on]')).toHaveCount(0)
    await page.getByRole('radio', { name: /^Full/ }).check({ force: true })
    await expect(sum).toContainText(
      '12 of 12 panels covered. About 22.8 to 27.4 m² of film: 15.0 to 18.0 m of a roll',
    )
    await page.getByLabel('Vehicle').selectOption('Compact')
    await expect(sum).toContainText('10.0 to 13.0 m of a roll 1.52 m wide, with 10 % waste 11.0 to 14.3 m')
    await expect(page).toHaveURL(/panels=front-bumper.*&vehicle=compact/)
    await page.reload()
    await expect(sum).toContainText('12 of 12')
  })

  test('the drawing is a shortcut for a pointer, the keyboard has the list', async ({ page, open }) => {
    await open('/ppf?panels=hood')
    await page.locator('[data-panel=door-front]').first().click()
    await expect(page.getByRole('checkbox', { name: 'Front doors' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Roof and pillars' }).focus()
    await page.keyboard.press('Space')
    await expect(page.locator('[data-panel=roof][data-on]')).toHaveCount(2)
  })
})

test('the hull planner measures LOA 10, B 3, F 1.2 as 31.2 and 22.5 m²', async ({ page, open }) => {
  await open('/marine-film')
  const areas = main(page).locator('dl')
  await expect(areas).toContainText('31.2 m²')
  await expect(areas).toContainText('22.5 m²')
  await page.getByLabel('Length overall').fill('12,5')
  await expect(areas).toContainText('37.2 m²')
  await page.getByLabel('Length overall').fill('a boat')
  await page.getByLabel('Beam').focus()
  await expect(page.getByLabel('Length overall')).toHaveValue('10')
  await page.getByLabel('Keel').selectOption('Fin keel')
  await expect(areas).toContainText('18.0 m²')
  await expect(page).toHaveURL(/keel=fin/)
})

test('nothing chosen is nothing to ask for, and is said', async ({ page, open }) => {
  await open('/ppf?panels=')
  await page.getByRole('button', { name: 'Ask for this coverage' }).click()
  await expect(main(page).getByText('Choose at least one panel first.')).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByRole('list', { name: 'From the tools' })).toHaveCount(0)
})
