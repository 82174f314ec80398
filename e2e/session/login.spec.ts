import { expect, test, untilHydrated } from '../fixtures'
import { openWithoutScripts } from '../hold'
import { email, password, signInButton, submitLogin } from './login-form'
import { wasSeen, watchFor } from './seen'

test('the form focuses its first invalid field, keeps the caret of a password that is shown, and is accessible when it refuses', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/login')
  await signInButton(page).click()
  await expect(email(page)).toBeFocused()

  await password(page).fill('secret word')
  await password(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 5))
  for (const button of ['Show password', 'Hide password']) {
    await page.getByRole('button', { name: button }).click()
    await expect(password(page)).toBeFocused()
    const caret = await password(page).evaluate((f: HTMLInputElement) => [f.selectionStart, f.selectionEnd])
    expect(caret).toEqual([3, 5])
  }

  await submitLogin(page, 'nobody@tersa.example', 'wrong')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expectAccessible('main')
})

test('a submit before hydration puts nothing into the URL, and signs in after it', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/login')
  await submitLogin(page, 'user@tersa.example', 'user-demo')
  await expect(page).toHaveURL('/login')
  hydrate()
  await expect(page).toHaveURL('/user')
})

test('with a live session only /login redirects, and its form is never seen', async ({ page, signInAs }) => {
  await signInAs('user')
  await watchFor(page, 'form[data-login]')
  // On a busy machine the redirect may take longer than the second after which the form appears.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('form { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [sheet]
  })
  for (const route of ['/admin', '/']) {
    await page.goto(route)
    await untilHydrated(page)
    await expect(page).toHaveURL(route)
  }
  const entries = await page.evaluate(() => history.length)
  await page.goto('/login')
  await expect(page).toHaveURL('/user')
  expect(await wasSeen(page)).toBe(false)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('without a redirect /login shows its form after a second', async ({ page, signInAs }) => {
  await signInAs('user')
  await openWithoutScripts(page, '/login')
  await expect(signInButton(page)).toBeVisible()
})

test('a session ends after 10 s at the next load, and signing in returns', async ({ page, open }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await open('/login')
  await submitLogin(page, 'user@tersa.example', 'user-demo')
  await page.clock.runFor(50)
  await expect(page).toHaveURL('/user')
  await page.reload()
  await page.clock.runFor(50)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await page.clock.runFor(10_000)
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Coupons' }).click()
  await page.clock.runFor(50)
  await expect(page.getByText('CLEAR10')).toBeVisible()
  await page.reload()
  await page.clock.runFor(50)
  await expect(page).toHaveURL('/login')
  await submitLogin(page, 'user@tersa.example', 'user-demo')
  await page.clock.runFor(50)
  await expect(page).toHaveURL('/user/coupons')
})
