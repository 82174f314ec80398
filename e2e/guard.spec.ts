import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { test as framed } from './framed'
import { fillStorage } from './full-storage'
import { routes } from './routes'

const account = Object.fromEntries(Object.entries(routes).filter(([route]) => route.startsWith('/user')))

/** Notes on the window when a heading of the account is painted. */
function watchHeadings(page: Page) {
  return page.addInitScript((headings: string[]) => {
    new MutationObserver(() => {
      const title = document.querySelector('h1')
      if (title?.checkVisibility() && headings.includes(title.textContent ?? '')) window.isSeen = true
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }, Object.values(account))
}

for (const [visitor, destination] of [
  ['a visitor without a session', '/login'],
  ['an admin', '/admin'],
] as const)
  test(`${visitor} is redirected from every section to ${destination} and sees nothing of it`, async ({
    page,
    signInAs,
  }) => {
    test.slow()
    await watchHeadings(page)
    if (destination === '/admin') await signInAs('admin')
    const urls: string[] = []
    page.on('framenavigated', (frame) => {
      // Next's router sets its own URL once more when it takes over.
      if (frame.url() !== urls.at(-1)) urls.push(frame.url())
    })
    for (const route of Object.keys(account)) {
      urls.length = 0
      await page.goto(route)
      await expect(page).toHaveURL(destination)
      // The requested URL and at most two redirects.
      expect(urls.length, route).toBeLessThanOrEqual(3)
      expect(await page.evaluate(() => window.isSeen), route).toBeUndefined()
    }
  })

test('a user sees every section', async ({ page, signInAs }) => {
  await watchHeadings(page)
  await signInAs('user')
  for (const [route, heading] of Object.entries(account)) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(route)
    expect(await page.evaluate(() => window.isSeen), route).toBe(true)
  }
})

test('without a session the history keeps no dead entry', async ({ page }) => {
  await page.goto('/about')
  const entries = await page.evaluate(() => history.length)
  await page.goto('/user/orders')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/about')
})

test('the exported page shows nothing of the account without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/user/orders`)
  await expect(page.getByText('TR-1043')).toHaveCount(0)
  await context.close()
})

test('Log out clears the session, goes to /login, and the back button shows nothing', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/user')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL('/user/orders')
  await page.evaluate(() => localStorage.setItem('theirs', 'x'))
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left).toContain('theirs')
  expect(left.filter((key) => ['token', 'user', 'expiresAt'].includes(key))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('TR-1043')).toHaveCount(0)
})

test('another tab’s log-out acts at once, a session that merely expired does not', async ({
  page,
  context,
  signInAs,
  openAs,
}) => {
  await openAs('user', '/user')
  const other = await context.newPage()
  await other.goto('/user/coupons')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Coupons')

  await page.evaluate(() => localStorage.setItem('expiresAt', '1000'))
  await page.goto('/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Coupons')

  await signInAs('user')
  await page.goto('/user')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL('/login')
})

test('another role that signs in elsewhere closes the account at once', async ({ page, context, openAs }) => {
  await openAs('user', '/user')
  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate(() => localStorage.setItem('user', '{"email":"admin@tersa.example","role":"admin"}'))
  await expect(page).toHaveURL('/admin')
})

for (const [end, change] of [
  ['the expiry', () => localStorage.setItem('expiresAt', '1000')],
  ['a log-out', () => localStorage.clear()],
] as const) {
  test(`a page that returns from the back/forward cache after ${end} shows nothing`, {
    tag: ['@chromium', '@whole-browser'],
  }, async ({ page, openAs }) => {
    await openAs('user', '/user/orders')
    await expect(page.getByText('TR-1043')).toBeVisible()
    await page.evaluate(() => {
      window.isKept = true
      const look = () => {
        const isShown = Array.from(document.querySelectorAll('h1')).some((title) => title.checkVisibility())
        if (window.isBack && isShown && location.pathname !== '/login') window.isSeen = true
        requestAnimationFrame(look)
      }
      const returned = () => {
        window.isBack = true
      }
      window.addEventListener('pageshow', returned, { capture: true })
      requestAnimationFrame(look)
    })
    await page.goto('/about')
    await page.evaluate(change)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/login')
    // It is the very page of before, out of the back/forward cache.
    expect(await page.evaluate(() => window.isKept)).toBe(true)
    expect(await page.evaluate(() => window.isSeen)).toBeUndefined()
  })
}

test('a token of several megabytes is accepted', async ({ page, open, signInAs }) => {
  await signInAs('user')
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(4_900_000)))
  await open('/user')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
})

test('a page that is open stays open when the session ends, from section to section', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open('/login')
  await page.getByRole('main').getByLabel('Email').fill('user@tersa.example')
  await page.getByLabel('Password', { exact: true }).fill('user-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/user')
  await page.clock.fastForward(60_000)
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Coupons' }).click()
  await expect(page).toHaveURL('/user/coupons')
  await expect(page.getByText('CLEAR10')).toBeVisible()
})

test('with a full storage the login works in this tab, with a notice', async ({ page, open }) => {
  await open('/login')
  await fillStorage(page)
  await page.getByRole('main').getByLabel('Email').fill('user@tersa.example')
  await page.getByLabel('Password', { exact: true }).fill('user-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/user')
  await expect(page.getByText('This browser does not keep what you do here')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByText('TR-1031')).toBeVisible()
})

framed(
  'a sandboxed frame explains why the login cannot work there',
  async ({ page, openFramed, expectTrouble }) => {
    // Such a frame has no origin, so it may fetch neither the font nor the icons.
    expectTrouble(/woff2|icons\.svg/)
    await openFramed('/login', 'allow-scripts allow-forms')
    const frame = page.frameLocator('iframe')
    await frame.getByRole('main').getByLabel('Email').fill('admin@tersa.example')
    await frame.getByLabel('Password', { exact: true }).fill('admin-demo')
    await frame.getByRole('button', { name: 'Sign in' }).click()
    await expect(frame.getByRole('link', { name: 'Sign in on a tab of its own' })).toBeVisible()
  },
)

test(
  'with blocked storage the login works for this visit, with a notice',
  { tag: ['@chromium', '@whole-browser'] },
  async ({ baseURL }, testInfo) => {
    const profile = testInfo.outputPath('profile')
    await mkdir(`${profile}/Default`, { recursive: true })
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
    await writeFile(`${profile}/Default/Preferences`, JSON.stringify(preferences))
    const context = await chromium.launchPersistentContext(profile, testInfo.project.use.launchOptions)
    const page = await context.newPage()
    await page.goto(`${baseURL}/login`)
    expect(
      await page.evaluate(() => {
        try {
          return String(window.localStorage)
        } catch (error) {
          return error instanceof DOMException && error.name
        }
      }),
    ).toBe('SecurityError')
    await page.getByRole('main').getByLabel('Email').fill('user@tersa.example')
    await page.getByLabel('Password', { exact: true }).fill('user-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
    await expect(page.getByText('This browser does not keep what you do here')).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(`${baseURL}/login`)
    await context.close()
  },
)
