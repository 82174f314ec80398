import { expect, test } from '../fixtures'

const NOT_CHECKED = 'Not checked since November 2026. Check local rules.'

test('eleven months after the check a law is shown, and after thirteen neither table nor tool states a limit', async ({
  page,
  open,
}) => {
  const spain = page.getByRole('row', { name: /^Spain/ })
  const tool = page.locator('#tool')
  const claim = tool.getByText('No film is legal on the front side windows in Spain.')
  const openLaws = async () => {
    await open('/window-film?place=spain&film=35')
    await tool.getByText('Every place on our list').click()
  }

  await page.clock.setFixedTime('2027-10-22')
  await openLaws()
  await expect(claim).toBeVisible()
  await expect(spain).toContainText('Approved film')

  await page.clock.setFixedTime('2027-12-22')
  await openLaws()
  await expect(tool.getByText(NOT_CHECKED).first()).toBeVisible()
  await expect(claim).toBeHidden()
  await expect(spain).toContainText(NOT_CHECKED)
  await expect(spain).not.toContainText('Approved film')
})

test.describe('in a time zone of one place', () => {
  test.use({ timezoneId: 'Europe/Madrid' })

  test('the tint tool judges by its law at once, takes another place, and keeps it for the next visit', async ({
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
})
