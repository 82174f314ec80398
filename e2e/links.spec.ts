import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { hold } from './hold'

/** The requests for a route's data or its code, from now on. */
function requestsFor(page: Page, route: string): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(`${route}/`) && pathname.endsWith('.txt')) paths.push(pathname)
  })
  return paths
}

const contactLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Contact' })
const contactHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Contact' })

const markDocument = (page: Page) =>
  page.evaluate(() => {
    window.isKept = true
  })
const isSameDocument = (page: Page) => page.evaluate(() => window.isKept === true)

test.use({ viewport: { width: 1280, height: 900 } })

test('a route is fetched when the visitor hovers its link, and not before', async ({ page, open }) => {
  const requests = requestsFor(page, '/contact')
  await open('/about')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await contactLink(page).hover()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
})

test('a route is fetched when its link gets the focus', async ({ page, open }) => {
  const requests = requestsFor(page, '/contact')
  await open('/about')
  await contactLink(page).focus()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a route is fetched when its link is touched', async ({ page, open }) => {
    const requests = requestsFor(page, '/marine-film')
    await open('/')
    const link = page.getByRole('main').getByRole('link', { name: /^Marine Film/ })
    await link.dispatchEvent('touchstart')
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => requests.length).toBeGreaterThan(0)
  })
})

test('a link changes the page without a reload, and Back returns', async ({ page, open }) => {
  await open('/about')
  await markDocument(page)
  await contactLink(page).click()
  await expect(contactHeading(page)).toBeVisible()
  await expect(page).toHaveURL('/contact')
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  expect(await isSameDocument(page)).toBe(true)
})

test('a link to a part of the page moves the focus there', async ({ page, open }) => {
  await open('/about')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/about#main')
})

test('a link to another part of the page scrolls there, and Back leads to the page before', async ({
  page,
  open,
  announce,
}) => {
  await open('/contact')
  await announce({ id: '1', name: 'Lustra' })
  await page.getByRole('link', { name: 'Your list for a quote' }).click()
  await expect(page).toHaveURL('/contact#quote')
  await expect(page.getByRole('heading', { name: 'For your quote' })).toBeInViewport()
  await contactLink(page).hover()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(contactHeading(page)).toBeVisible()
})

for (const modifier of ['Control', 'Shift'] as const)
  test(`a click with ${modifier} opens a new tab or window and leaves this one as it is`, async ({
    page,
    open,
    context,
  }) => {
    await open('/about')
    const opened = context.waitForEvent('page')
    await contactLink(page).click({ modifiers: [modifier] })
    await expect(contactHeading(await opened)).toBeVisible()
    await expect(page).toHaveURL('/about')
  })

test('a link to the tool’s own route resets what the visitor has just changed', async ({ page, open }) => {
  await open('/ppf')
  const status = page.getByRole('main').getByRole('status').first()
  await page.getByText('Hood', { exact: true }).first().click()
  await page.getByText('Trunk', { exact: true }).first().click()
  await page.getByText('Roof and pillars', { exact: true }).first().click()
  await expect(status).toContainText('6 of 12')
  await page.getByRole('navigation', { name: 'Product lines' }).getByRole('link', { name: 'PPF' }).click()
  await expect(status).toContainText('5 of 12')
  await expect(page).toHaveURL('/ppf')
})

test('a link whose data does not arrive within three seconds loads the whole page', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open('/about')
  await hold(page, '**/contact{.txt,/*.txt}*')
  await contactLink(page).click()
  await page.clock.runFor(2900)
  await expect(page).toHaveURL('/about')
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await page.clock.runFor(200)
  expect(new URL((await document).url()).pathname).toBe('/contact')
  await expect(contactHeading(page)).toBeVisible()
})

test('a link in a drawer also falls back to a full page load', async ({ page, open, announce }) => {
  await page.clock.install()
  await open('/about')
  await announce({ id: '1', name: 'Lustra' })
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  await hold(page, '**/contact{.txt,/*.txt}*')
  await page.getByRole('dialog').getByRole('link', { name: 'Ask for a quote' }).click()
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await page.clock.runFor(3100)
  expect(new URL((await document).url()).pathname).toBe('/contact')
  await expect(contactHeading(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('under a sub-path', () => {
  test.use({ baseURL: ({ subPathUrl }, use) => use(subPathUrl) })

  test('links change pages without a reload, except for the one home', async ({ page, subPathUrl, open }) => {
    await open(`${subPathUrl}/about`)
    await markDocument(page)
    await contactLink(page).click()
    await expect(page).toHaveURL(`${subPathUrl}/contact`)
    expect(await isSameDocument(page)).toBe(true)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click()
    await expect(page).toHaveURL(subPathUrl)
    await expect(page.getByRole('region', { name: 'Product lines' })).toBeVisible()
  })
})

test('Back restores the scroll position at once', async ({ page, open }) => {
  await open('/window-film')
  await page.getByRole('navigation', { name: 'Product lines' }).getByRole('link', { name: 'Marine' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marine Film' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Window Film' })).toBeInViewport()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})
