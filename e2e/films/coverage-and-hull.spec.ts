import { expect, test } from '../fixtures'

test('panels are chosen by pointer on the drawing and by keyboard in the list, and survive a reload', async ({
  page,
  open,
}) => {
  await open('/ppf?panels=hood')
  const roof = page.locator('[data-panel=roof][data-on]')
  await page.locator('[data-panel=door-front]').first().click()
  await expect(page.getByRole('checkbox', { name: 'Front doors' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Roof and pillars' }).focus()
  await page.keyboard.press('Space')
  await expect(roof).toHaveCount(3)
  await expect(page).toHaveURL(/panels=hood\.door-front\.roof&vehicle=sedan/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('status')).toContainText('3 of 12')
  await expect(roof).toHaveCount(3)
})
