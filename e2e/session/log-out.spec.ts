import { expect, test } from '../fixtures'
import { goBack } from '../go-back'
import { submitLogin } from './login-form'

test('Log out goes to /login, and the back button does not show the account', async ({ page, openAs }) => {
  await openAs('user', '/user')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL('/user/orders')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await goBack(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('TR-1043')).toHaveCount(0)
})

test('a log-out in another tab closes the account at once, but clearing an expired session there does not', async ({
  page,
  context,
  openAs,
}) => {
  await page.clock.install()
  await openAs('user', '/user/coupons')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Coupons')

  // The session lasts one hour.
  await page.clock.fastForward('02:00:00')
  const other = await context.newPage()
  await other.goto('/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(heading).toHaveText('Coupons')

  await submitLogin(other, 'user@tersa.example', 'user-demo')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await expect(heading).toHaveText('Coupons')
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
})
