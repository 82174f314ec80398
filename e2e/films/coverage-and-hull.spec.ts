import { expect, test } from '../fixtures'
import { openWithoutScripts } from '../hold'

test('panels are chosen by pointer and keyboard on drawings of one height, survive a reload, and are reset by a link to the page', async ({
  page,
  open,
  tool,
}) => {
  await open('/ppf?panels=hood')
  const heightOfDrawing = () =>
    tool.evaluate((element) => element.querySelector('svg')?.getBoundingClientRect().height)
  const roof = tool.locator('[data-panel=roof] path').first()
  const sedan = await roof.getAttribute('d')
  const height = await heightOfDrawing()
  await page.getByLabel('Vehicle').selectOption('Truck')
  await expect(roof).not.toHaveAttribute('d', sedan ?? '')
  expect(await heightOfDrawing()).toBe(height)
  await tool.locator('[data-panel=door-rear]').first().click()
  await expect(page.getByRole('checkbox', { name: 'Rear doors' })).toBeChecked()
  const chosenRoof = tool.locator('[data-panel=roof][data-on]')
  await page.getByRole('checkbox', { name: 'Roof and pillars' }).focus()
  await page.keyboard.press('Space')
  await expect(chosenRoof).not.toHaveCount(0)
  await expect(page).toHaveURL(/panels=hood\.door-rear\.roof&vehicle=truck/)
  await page.reload()
  await expect(page.getByText('Panels: 3 of 12')).toBeVisible()
  await expect(chosenRoof).not.toHaveCount(0)

  for (const name of ['Rear doors', 'Hood']) await page.getByRole('checkbox', { name }).press('Space')
  await expect(page.getByText('Panels: 1 of 12')).toBeVisible()
  await page.getByRole('navigation', { name: 'Product lines' }).getByRole('link', { name: 'PPF' }).click()
  await expect(page.getByText('Panels: 5 of 12')).toBeVisible()
  await expect(page).toHaveURL('/ppf')
})

const inAmerica = test.extend({ locale: 'en-US' })

inAmerica('tool and tables are in feet before React runs, and in meters on demand', async ({ page }) => {
  const main = page.getByRole('main')
  const release = await openWithoutScripts(page, '/ppf')
  await expect(main.locator('#tool').getByText('84 to 101 sq ft', { exact: true }).last()).toBeVisible()
  await expect(main.getByText('17 to 20 ft of a roll 60 in wide')).toBeAttached()
  await expect(main.getByText('49 to 59 ft, 245 to 295 sq ft')).toBeAttached()
  await expect(main.getByText(/m²/).filter({ visible: true })).toHaveCount(0)
  await expect(main.getByText('or 5.6 to 6.8 m with 10% waste')).toBeAttached()
  await expect(main.getByRole('radio', { name: /^(US|Metric)$/, checked: true })).toHaveCount(0)
  release()

  const units = main.getByRole('group', { name: 'Units' })
  await expect(units.getByRole('radio', { name: 'US' })).toBeChecked()
  await units.getByText('Metric').click()
  await expect(main.locator('#tool').getByText('7.8 to 9.4 m²').last()).toBeVisible()
  await expect(main.getByText(/sq ft/).filter({ visible: true })).toHaveCount(0)

  await page.goto('/marine-film?loa=9')
  await expect(page.getByLabel('Length')).toHaveValue('9 m')
})
