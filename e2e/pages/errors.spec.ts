import { routes } from '../../lib/config/routes'
import { expect, test } from '../fixtures'

test('an exception in a page shows our error page in the layout, and the page can be retried', async ({
  page,
  open,
  expectTrouble,
  expectAccessible,
}) => {
  expectTrouble(/Minified React error #31/)
  // Breaks the page's payload: React cannot render a heading that is an object.
  await page.route(/contact.*\.txt/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"children":"Contact"}]', '"children":{"broken":true}}]')
    await route.fulfill({ response, body })
  })
  await open('/about')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectAccessible('main')

  // Also waits for a prefetch that is still being answered.
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
})

test('our page replaces a broken layout', async ({ page, expectTrouble, allowTrouble, expectAccessible }) => {
  expectTrouble(/refused/)
  // Logged a second time, without the message.
  allowTrouble(/^console\.error: Error http/)
  await page.addInitScript(() => {
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(listen, target, args) {
        if (args[0] === 'cart:add') throw new Error('refused')
        Reflect.apply(listen, target, args)
      },
    })
  })
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  await expectAccessible()
  await expect(page.locator('meta[name="viewport"]')).toHaveCount(1)
  const hasFont = await page.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded'))
  expect(hasFont).toBe(true)
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/')
})

test('a page whose router throws keeps text and links', async ({ page, allowTrouble, expectAccessible }) => {
  allowTrouble(/refused|^console\.error: Error http/)
  // React then tries to write Next's own error page, with inline styles.
  allowTrouble(/policy: (require-trusted-types-for|style-src)|Trusted ?(HTML|Type)|inline style/)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error('refused')
    }
    if (location.pathname === '/about') history.replaceState = refuse
    if (location.pathname === '/contact') window.addEventListener('load', () => (history.pushState = refuse))
    if (location.pathname !== '/shop' || sessionStorage.getItem('failed')) return
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(listen, target, args) {
        if (args[0] !== 'popstate') return Reflect.apply(listen, target, args)
        sessionStorage.setItem('failed', 'once')
        return refuse()
      },
    })
  })
  const line = page.getByRole('alert').filter({ hasText: 'This page could not load everything.' })
  const expectReadable = async (route: keyof typeof routes) => {
    await expect(line).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: routes[route] })).toBeVisible()
    await expect(page).toHaveTitle(/Tersa$/)
    await expect(page.locator('meta[name="viewport"]')).toHaveCount(1)
  }

  await page.goto('/about')
  await expectReadable('/about')
  await expectAccessible()

  // Safari throws after a hundred changes of the URL within thirty seconds.
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(line).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Protect a boat' }).click()
  await expectReadable('/marine-film')

  await page.goto('/shop')
  await expectReadable('/shop')
  await line.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('article', { name: 'Lustra' })).toBeVisible()
  await expect(line).toBeHidden()
})
