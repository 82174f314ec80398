import { expect, test } from '../fixtures'

test.use({ timezoneId: 'Europe/Madrid' })

test('in a time zone of one place the tint tool judges by its law at once, takes another place, and keeps it for the next visit', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime('2026-11-24')
  await open('/window-film')
  const tool = page.locator('#tool')
  await expect(tool.getByText('Spain fits your time zone.')).toBeVisible()
  await expect(tool.getByRole('checkbox', { name: 'Tint the front side windows' })).not.toBeChecked()
  await expect(page).toHaveURL('/window-film')
  await tool.getByRole('button', { name: 'Registered in Spain' }).click()
  const field = tool.getByRole('combobox', { name: 'Where is it registered?' })
  await expect(field).toBeFocused()
  await field.fill('tejss')
  await field.press('Enter')
  await expect(tool.getByRole('button', { name: 'Registered in Texas' })).toBeFocused()
  await tool.getByText('What the law says in Texas').click()
  await expect(tool.getByText('Texas Transportation Code, 547.613')).toBeVisible()
  await open('/window-film')
  await expect(tool.getByText('Vehicle and place are saved.')).toBeVisible()
  await expect(tool.getByRole('button', { name: 'Registered in Texas' })).toBeVisible()
})
