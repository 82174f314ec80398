import { pages } from '@/lib/content/pages'
import { writeOffer } from '@/lib/offer/offer'
import { expect } from '../fixtures'
import { goBack } from '../navigation'
import { test, untilCached } from './offline-fixtures'

test.use({ serviceWorkers: 'allow' })

const today = new Date().toISOString().slice(0, 10)
const offer = writeOffer(
  {
    list: { lines: [], films: ['/ppf?panels=hood&vehicle=truck'] },
    prices: new Map([['/ppf?panels=hood&vehicle=truck', 640]]),
    wholes: [],
    currency: 'USD',
    tax: 'included',
    made: today,
    until: today,
    shop: 'Northside',
    note: '',
  },
  'http://localhost/contact',
)

test('offline, visited pages, their icons and the tools work; other pages are replaced by the offline page', async ({
  page,
  context,
  open,
  host,
  goOffline,
}) => {
  const releaseWorker = host.holdWorker()
  await open('/about')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  releaseWorker()
  await untilCached(page)
  await untilCached(page, '/contact')
  await open('/login')
  await goOffline()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await open('/about')
  await expect(page.getByRole('heading', { level: 1, name: pages['/about'].heading })).toBeVisible()
  const icons = await page
    .locator('link[rel*="icon"], link[rel="manifest"]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      Promise.all(links.map(async ({ href }) => (await fetch(href)).ok)),
    )
  expect(new Set(icons)).toEqual(new Set([true]))
  await open('/contact')
  // Its styles and scripts work: a problem is described at its field.
  const send = page.getByRole('button', { name: 'Send message' })
  await expect(send).toHaveCSS('cursor', 'pointer')
  await send.click()
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible()
  await open(`/contact${offer}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your offer from Northside' })).toBeVisible()

  await open('/window-film?film=50&glass=75')
  await expect(page.getByRole('main').getByText('Factory glass, 70 to 85% × 50% film.')).toBeVisible()
  await page.getByRole('button', { name: '20% film' }).click()
  await expect(page.getByRole('main').getByText('Factory glass, 70 to 85% × 20% film.')).toBeVisible()
  await page.locator('#tool').getByText('Outside', { exact: true }).click()
  await expect(page.getByRole('img', { name: 'Your sedan, seen from outside' }).locator('svg')).toBeVisible()
  await page.getByLabel('Registered in').selectOption('Texas')
  await expect(page.getByRole('main').getByText(/Texas/).filter({ visible: true }).first()).toBeVisible()
  await open('/ppf')
  const panels = page.locator('#tool').getByText(/^Panels: /)
  await panels.click()
  await page.getByText('Trunk', { exact: true }).first().click()
  await expect(panels).toContainText('6 of 12')
  await page.getByRole('button', { name: 'Add to my quote' }).first().click()
  await expect(page.getByRole('link', { name: 'View quote' }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Product lines' }).getByRole('link', { name: 'Marine' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marine Film' })).toBeVisible()

  await open('/registro')
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Marine Film' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marine Film' })).toBeVisible()
  await goBack(page)
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  host.isGone = false
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
})
