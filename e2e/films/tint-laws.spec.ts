import { expect, test } from '../fixtures'

const NOT_CHECKED = 'Not checked since November 2026. Ask locally.'

test('eleven months after the check a law is shown, and after thirteen neither table nor finder states a limit', async ({
  page,
  open,
}) => {
  const spain = page.getByRole('row', { name: /^Spain/ })
  const finder = page.getByRole('region', { name: 'The darkest film that is legal' })
  const claim = finder.getByText('For this window: no film.')

  await page.clock.setFixedTime('2027-10-22')
  await open('/window-film?place=spain')
  await expect(claim).toBeVisible()
  await expect(spain).toContainText('approved film')

  await page.clock.setFixedTime('2027-12-22')
  await open('/window-film?place=spain')
  await expect(finder.getByText(NOT_CHECKED)).toBeVisible()
  await expect(claim).toBeHidden()
  await expect(spain).toContainText(NOT_CHECKED)
  await expect(spain).not.toContainText('approved film')
})
