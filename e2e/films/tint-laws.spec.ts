import { expect, test } from '../fixtures'
import { resize } from '../resize'

const NOT_CHECKED = 'Not checked since November 2026. Ask locally.'

test('eleven months after the check a law is shown, and after thirteen neither table nor finder states a limit', async ({
  page,
  open,
}) => {
  const spain = page.getByRole('row', { name: /^Spain/ })
  const finder = page.getByRole('region', { name: 'The darkest film that is legal' })
  const claim = finder.getByText('No film is legal on this window in Spain.')

  await page.clock.setFixedTime('2027-10-22')
  await open('/window-film?place=spain')
  await finder.scrollIntoViewIfNeeded()
  await expect(claim).toBeVisible()
  await expect(spain).toContainText('approved film')

  await page.clock.setFixedTime('2027-12-22')
  await open('/window-film?place=spain')
  await finder.scrollIntoViewIfNeeded()
  await expect(finder.getByText(NOT_CHECKED)).toBeVisible()
  await expect(claim).toBeHidden()
  await expect(spain).toContainText(NOT_CHECKED)
  await expect(spain).not.toContainText('approved film')
})

test.describe('in a time zone of one place', () => {
  test.use({ timezoneId: 'Europe/Madrid' })

  test('the law tool answers for it at once, and moves the focus to the answer for another place', async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.clock.setFixedTime('2026-11-24')
    await open('/window-film?window=rear-side')
    const finder = page.getByRole('region', { name: 'The darkest film that is legal' })
    await finder.scrollIntoViewIfNeeded()
    await expect(finder.getByText('You seem to be in Spain.')).toBeVisible()
    await expect(page).toHaveURL('/window-film?window=rear-side')
    await finder.getByRole('button', { name: 'Change the place (now Spain)' }).click()
    const field = finder.getByRole('combobox', { name: 'Where is the car registered?' })
    await expect(field).toBeFocused()
    await field.fill('tejas')
    await expect(page.getByRole('row', { name: /^Spain/ })).toBeHidden()
    for (const width of [390, 1280]) {
      await resize(page, width)
      await expectAccessible('[aria-labelledby=legal-title]')
    }
    await field.press('Enter')
    const answer = finder.getByRole('group', { name: '35% film is within the law in Texas.' })
    await expect(answer).toBeFocused()
    await expect(page).toHaveURL(/place=texas/)
    await resize(page, 390)
    await expectAccessible('[aria-labelledby=legal-title]')
  })
})
