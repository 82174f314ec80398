import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hold } from '../hold'
import { goBack, isSameDocument, markDocument } from '../navigation'
import { recordPaths } from '../requests'

const contactLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Contact' })
const contactHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Contact' })

test.use({ viewport: { width: 1280, height: 900 } })

test('a link fetches its route on hover, and Back restores the scroll position', async ({ page, open }) => {
  const requests = recordPaths(page, (path) => path.endsWith('.txt'))
  await open('/about')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await contactLink(page).hover()
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/^\/contact\//))

  await markDocument(page)
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  // The pointer still hovers the link; click() would scroll to the top of the sticky header.
  await page.mouse.down()
  await page.mouse.up()
  await expect(contactHeading(page)).toBeInViewport()
  await expect(page).toHaveURL('/contact')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await goBack(page)
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
  // The page jumps there, without smooth scrolling.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  expect(await isSameDocument(page)).toBe(true)
})

test('the first tab stop skips to the content; Back leaves a part of it', async ({ page, open, emit }) => {
  await open('/contact')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/contact#main')

  await emit({ id: '1', name: 'Lustra' })
  await page.getByRole('link', { name: 'Your cards' }).click()
  await expect(page).toHaveURL('/contact#quote')
  await expect(page.getByRole('heading', { name: 'Your cards' })).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await goBack(page)
  await expect(contactHeading(page)).toBeVisible()
})

test('a link whose data takes three seconds loads the whole page', async ({ page, open, emit }) => {
  await page.clock.install()
  await open('/about')
  await emit({ id: '1', name: 'Lustra' })
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  await hold(page, '**/contact{.txt,/*.txt}*')
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('dialog').getByRole('link', { name: 'Ask for a quote' }).click()
  await page.clock.runFor(3000)
  expect(new URL((await document).url()).pathname).toBe('/contact')
  await expect(contactHeading(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
