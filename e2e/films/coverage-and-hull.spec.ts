import { expect, test } from '../fixtures'
import { holdScripts } from '../hold'

test('panels are chosen by pointer and by keyboard, and survive a reload', async ({ page, open }) => {
  await open('/ppf?panels=hood')
  const roof = page.locator('[data-panel=roof][data-on]')
  await page.locator('[data-panel=door-front]').first().click()
  await expect(page.getByRole('checkbox', { name: 'Front doors' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Roof and pillars' }).focus()
  await page.keyboard.press('Space')
  await expect(roof).toHaveCount(3)
  await expect(page).toHaveURL(/panels=hood\.door-front\.roof&vehicle=sedan/)
  await page.reload()
  await expect(page.getByText('Panels: 3 of 12')).toBeVisible()
  await expect(roof).toHaveCount(3)
})

test('the chosen vehicle is drawn and named in all parts and on the sheet', async ({ page, open }) => {
  await open('/ppf')
  const tool = page.locator('#tool')
  const roof = tool.locator('[data-panel=roof] path').first()
  const sedan = await roof.getAttribute('d')
  const height = await tool.evaluate(
    (element) => element.querySelector('svg')?.getBoundingClientRect().height,
  )
  await page.getByLabel('Vehicle').selectOption('Truck')
  await expect(roof).not.toHaveAttribute('d', sedan ?? '')
  expect(await tool.evaluate((element) => element.querySelector('svg')?.getBoundingClientRect().height)).toBe(
    height,
  )
  await tool.locator('[data-panel=door-rear]').first().click()
  await expect(page.getByRole('checkbox', { name: 'Rear doors' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Bed sides' }).check()
  await expect(page.getByRole('rowheader', { name: 'Tailgate' })).toBeAttached()
  await expect(page.getByRole('columnheader', { name: 'Nose' }).locator('img')).toHaveAttribute(
    'src',
    /pack-truck-nose/,
  )
  await expect(page.getByRole('heading', { name: 'Seven panels, on a truck.' })).toBeAttached()

  await page.getByRole('link', { name: 'print a sheet for the installer' }).click()
  const sheet = page.getByRole('region', { name: 'For your truck' })
  await expect(sheet.getByRole('heading', { name: 'Seven panels' })).toBeVisible()
  await expect(sheet).toContainText('Bed sides film')
  await expect(page.locator('[data-panel=roof] path').first()).not.toHaveAttribute('d', sedan ?? '')
})

test.describe('in an American browser', () => {
  test.use({ locale: 'en-US' })

  test('tool and tables are in feet before React runs, and in meters on demand', async ({ page }) => {
    const main = page.getByRole('main')
    const release = await holdScripts(page)
    await page.goto('/ppf', { waitUntil: 'commit' })
    await expect(main.getByText('About 84 to 101 sq ft of film.', { exact: true })).toBeVisible()
    await expect(main.getByText('17 to 20 ft of a roll 60 in wide')).toBeAttached()
    await expect(main.getByText('49 to 59 ft, 245 to 295 sq ft')).toBeAttached()
    await expect(main.getByText(/m²/).filter({ visible: true })).toHaveCount(0)
    release()

    const units = main.getByRole('group', { name: 'Units' })
    await expect(units.getByRole('radio', { name: 'US' })).toBeChecked()
    await units.getByText('Metric').click()
    await expect(main.getByText('About 7.8 to 9.4 m² of film.').first()).toBeVisible()
    await expect(main.getByText(/sq ft/).filter({ visible: true })).toHaveCount(0)

    await page.goto('/marine-film?loa=9')
    await expect(page.getByLabel('Length')).toHaveValue('9 m')
  })
})
