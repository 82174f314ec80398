import { routes } from '../../lib/config/routes'
import { cart, storeCart } from '../cart/cart'
import { pageIn } from '../export-files'
import { expect, test, withoutScripts } from '../fixtures'
import { goBack, isSameDocument, markDocument } from '../navigation'
import { submitLogin } from './login-form'
import { wasSeen, watchFor } from './seen'

const SECTION = '/user/orders'
const NOTICE = 'This browser cannot save your changes'

test('visitors and admins are redirected before a section shows; users stay', async ({ page, signInAs }) => {
  await watchFor(page, 'h1', routes[SECTION])
  const urls: string[] = []
  page.on('framenavigated', (frame) => {
    // Next's router sets the current URL again when it starts.
    if (frame.url() !== urls.at(-1)) urls.push(frame.url())
  })
  await page.goto('/about')
  const entries = await page.evaluate(() => history.length)
  for (const [role, destination] of [
    [null, '/login'],
    ['admin', '/admin'],
    ['user', SECTION],
  ] as const) {
    if (role) await signInAs(role)
    urls.length = 0
    await page.goto(SECTION)
    await expect(page).toHaveURL(destination)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes[destination])
    // The requested URL and at most two redirects.
    expect(urls.length).toBeLessThanOrEqual(3)
    await expect.poll(() => wasSeen(page)).toBe(role === 'user')
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await goBack(page)
    await expect(page).toHaveURL('/about')
  }
})

test('the exported HTML of the account has a heading, and none of its contents', ({ siteFolder }) => {
  const shown = (route: string) => pageIn(siteFolder, route).replaceAll(/<script.*?<\/script>/gs, '')
  const sections = Object.keys(routes).filter((route) => route.startsWith('/user'))
  expect(sections).toHaveLength(8)
  for (const route of sections) {
    const titles = Array.from(shown(route).matchAll(/<h1[^>]*>([^<]*)/g), ([, text]) => text)
    expect([route, titles]).toEqual([route, ['Your account']])
    expect(shown(route), route).not.toContain('TR-1043')
  }
})

withoutScripts('without scripts a section says that it needs them, and checks nothing', async ({ page }) => {
  await page.goto(SECTION)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expect(page.getByText('The account area needs JavaScript')).toBeVisible()
  await expect(page.getByText('Checking')).toBeHidden()
})

test('a page that returns from the back/forward cache after a log-out shows neither the account nor an old count', {
  tag: '@whole-browser',
}, async ({ page, openAs, browserName }) => {
  await watchFor(page, 'h1', routes[SECTION])
  await openAs('user', SECTION)
  await expect.poll(() => wasSeen(page)).toBe(true)
  await storeCart(page, { Lustra: 1 })
  await expect(cart(page)).toHaveText('1')
  await markDocument(page)
  await page.goto('/about')
  await page.evaluate(() => localStorage.clear())
  await goBack(page)
  await expect(page).toHaveURL('/login')
  // Chromium restores the document from the back/forward cache; other engines may load it again.
  if (browserName === 'chromium') expect(await isSameDocument(page)).toBe(true)
  expect(await wasSeen(page)).toBe(false)
  await expect(cart(page)).toHaveText('0')
})

test('with blocked storage the login works for this visit, with a notice', async ({ page, open }) => {
  // As in a browser that blocks cookies.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  await open('/login')
  await submitLogin(page, 'user@tersa.example', 'user-demo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
})
