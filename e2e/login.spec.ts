import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdScripts } from './hold'

const email = (page: Page) => page.getByRole('main').getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const refusal = (page: Page) => page.getByRole('main').getByRole('alert')
const items = (page: Page) =>
  page.evaluate(() => ['token', 'user', 'expiresAt'].map((key) => localStorage.getItem(key)))

async function submit(page: Page, address: string, secret: string) {
  await email(page).fill(address)
  await password(page).fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

for (const [role, home, heading] of [
  ['admin', '/admin', 'Products'],
  ['user', '/user', 'Overview'],
] as const) {
  test(`the ${role} signs in, the session is stored, and the back button does not lead to the form`, async ({
    page,
    open,
  }) => {
    await open('/shop')
    await page.getByRole('link', { name: 'Account' }).click()
    await expect(page).toHaveURL('/login')
    const before = Date.now()
    await submit(page, `${role}@tersa.example`, `${role}-demo`)
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const [token, user, expiresAt] = await items(page)
    expect(token).toBeTruthy()
    expect(JSON.parse(user ?? '')).toEqual({ email: `${role}@tersa.example`, role })
    expect(Number(expiresAt) - before).toBeGreaterThanOrEqual(10_000)
    expect(Number(expiresAt) - before).toBeLessThan(20_000)
    await page.goBack()
    await expect(page).toHaveURL('/shop')
  })
}

test('a wrong pair is refused in the specified words, the email kept, the password emptied and focused', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/login')
  await expectAccessible()
  await submit(page, 'nobody@tersa.example', 'wrong')
  await expect(refusal(page)).toHaveText('Correo o contraseña incorrectos')
  await expect(refusal(page).locator('p')).toHaveAttribute('lang', 'es')
  await expect(email(page)).toHaveValue('nobody@tersa.example')
  await expect(password(page)).toHaveValue('')
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription('Correo o contraseña incorrectos')
  expect(await items(page)).toEqual([null, null, null])
  await expectAccessible()

  // The second time it is told anew.
  await refusal(page).evaluate((alert) => alert.setAttribute('data-first', ''))
  await submit(page, 'nobody@tersa.example', 'wrong again 🙂'.repeat(1000))
  await expect(refusal(page)).not.toHaveAttribute('data-first')
  await expect(refusal(page)).toHaveText('Correo o contraseña incorrectos')
})

test('email and password are required, and the browser checks the email', async ({ page, open }) => {
  await open('/login')
  const isValid = (name: string) =>
    page.evaluate(
      (field) => document.querySelector<HTMLInputElement>(`[name=${field}]`)?.validity.valid,
      name,
    )
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(email(page)).toBeFocused()
  expect(await isValid('email')).toBe(false)
  expect(await isValid('password')).toBe(false)
  for (const address of ['user', '<x>@y', 'a@b..c']) {
    await submit(page, address, 'user-demo')
    await expect(page).toHaveURL('/login')
    expect(await isValid('email')).toBe(false)
  }
})

test('the password can be shown and hidden; the caret stays, and the button says its state', async ({
  page,
  open,
}) => {
  await open('/login')
  await password(page).fill('secret word')
  await password(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 5))
  const caret = () =>
    password(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(page.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true')
  expect(await caret()).toEqual([3, 5])
  await expect(password(page)).toBeFocused()
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'false')
  expect(await caret()).toEqual([3, 5])
})

test('the links lead to /registro and /forgot-password', async ({ page, open }) => {
  await open('/login')
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL('/registro')
  await page.goBack()
  await page.getByRole('link', { name: 'Reset your password' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('a submit before hydration puts nothing into the address, and signs in once the page can', async ({
  page,
}) => {
  const hydrate = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await submit(page, 'user@tersa.example', 'user-demo')
  await expect(page).toHaveURL('/login')
  hydrate()
  await expect(page).toHaveURL('/user')
})

for (const [role, home] of [
  ['admin', '/admin'],
  ['user', '/user'],
] as const) {
  test(`with a live session of the ${role} /login goes on, and the form is never seen`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role)
    await page.addInitScript(() => {
      const seen = () => {
        const form = document.querySelector('form[data-login]')
        if (form && getComputedStyle(form).visibility === 'visible') window.isSeen = true
        requestAnimationFrame(seen)
      }
      requestAnimationFrame(seen)
    })
    await page.goto('/shop')
    const entries = await page.evaluate(() => history.length)
    await page.goto('/login')
    await expect(page).toHaveURL(home)
    expect(await page.evaluate(() => window.isSeen)).toBeUndefined()
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })
}

test('with a live session whose redirect does not come /login shows its form after a second', async ({
  page,
  signInAs,
}) => {
  await signInAs('user')
  await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('other pages do not redirect a visitor who is signed in', async ({ page, open, signInAs }) => {
  await signInAs('user')
  for (const route of ['/', '/shop', '/about', '/admin']) {
    await open(route)
    await expect(page).toHaveURL(route)
  }
})

for (const [name, stored] of Object.entries({
  'an expired session': { token: 't', user: '{"email":"a@b.example","role":"user"}', expiresAt: '1000' },
  'a token only': { token: 't' },
  'a user that is no JSON': { token: 't', user: '{', expiresAt: '99999999999999' },
})) {
  test(`${name}: the three items are cleared, and only those`, async ({ page, open }) => {
    await page.goto('/about')
    await page.evaluate((held) => {
      for (const [key, text] of Object.entries(held)) localStorage.setItem(key, String(text))
      localStorage.setItem('tersa.cart', '[]')
      localStorage.setItem('theirs', 'x')
    }, stored)
    await open('/login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
      .toEqual(['tersa.cart', 'theirs'])
  })
}

test('a private window keeps the session while it is open, and no longer', async ({ browser, baseURL }) => {
  const privately = async () => (await browser.newContext()).newPage()
  const page = await privately()
  await page.goto(`${baseURL}/login`)
  await submit(page, 'user@tersa.example', 'user-demo')
  await expect(page).toHaveURL(`${baseURL}/user`)
  await page.context().close()
  const later = await privately()
  await later.goto(`${baseURL}/user`)
  await expect(later).toHaveURL(`${baseURL}/login`)
  await later.context().close()
})

test.describe('reloaded', () => {
  for (const [ms, url] of [
    [9900, '/user'],
    [10_100, '/login'],
  ] as const) {
    test(`${ms} ms after the login the account is at ${url}`, async ({ page, open }) => {
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      await open('/login')
      await submit(page, 'user@tersa.example', 'user-demo')
      await page.clock.runFor(50)
      await expect(page).toHaveURL('/user')
      const left = await page.evaluate(() => Number(localStorage.getItem('expiresAt')) - Date.now())
      await page.clock.runFor(ms - (10_000 - left))
      await page.reload()
      await page.clock.runFor(50)
      await expect(page).toHaveURL(url)
    })
  }
})
