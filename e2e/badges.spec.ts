import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { test as framed } from './framed'
import { fillStorage } from './full-storage'

const cart = (page: Page) => page.getByRole('status', { name: 'Cart' })
const favourites = (page: Page) => page.getByRole('status', { name: 'Favourites' })
const card = { id: '1', name: 'Lustra', image: '/characters/lustra.svg', price: 99 }

/** The badge listens once the page has hydrated; reading what is stored shows that it has. */
async function openWithOneInCart(page: Page) {
  await page.goto('/about')
  await page.evaluate((line) => localStorage.setItem('tersa.cart', JSON.stringify([line])), {
    ...card,
    quantity: 1,
  })
  await page.reload()
  await expect(cart(page)).toHaveText('1')
}

test('the cart badge is there at 0, the favourites badge is not', async ({ page }) => {
  await page.goto('/about')
  await expect(cart(page)).toHaveText('0')
  await expect(favourites(page)).toHaveCount(0)
})

test('the cart badge counts cart:add events, whoever dispatches them', async ({ page, announce }) => {
  await openWithOneInCart(page)
  await announce(card)
  await announce({ name: 'From a script of the host page' })
  await announce(null)
  await expect(cart(page)).toHaveText('4')
  await expect(page.getByRole('button', { name: 'Cart, 4' })).toBeVisible()
})

test('the count survives a reload and a change of page', async ({ page, announce }) => {
  await openWithOneInCart(page)
  await announce(card)
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  await expect(cart(page)).toHaveText('2')
  await page.reload()
  await expect(cart(page)).toHaveText('2')
})

test('the count follows another tab, its clear() included', async ({ page, context, announce }) => {
  await openWithOneInCart(page)
  const other = await context.newPage()
  await other.goto('/contact')
  await expect(cart(other)).toHaveText('1')
  await announce(card)
  await expect(cart(other)).toHaveText('2')
  await other.evaluate(() => localStorage.clear())
  await expect(cart(page)).toHaveText('0')
})

test('a page that returns from the back/forward cache shows the present count', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await openWithOneInCart(page)
  await page.evaluate(() => {
    window.isKept = true
  })
  await page.goto('/contact')
  await page.evaluate(() => localStorage.removeItem('tersa.cart'))
  // A page out of the back/forward cache has no load of its own to wait for.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/about')
  await expect(cart(page)).toHaveText('0')
  // It is the very page of before, out of the back/forward cache.
  expect(await page.evaluate(() => window.isKept)).toBe(true)
})

for (const quantity of [12_345, 1_000_000_000])
  test(`the badge shows ${quantity} in full on the smallest screen`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/about')
    await page.evaluate((line) => localStorage.setItem('tersa.cart', JSON.stringify([line])), {
      ...card,
      quantity,
    })
    await open('/about')
    await expect(cart(page)).toHaveText(String(quantity))
    const { text, box } = await cart(page).evaluate((badge) => {
      const range = document.createRange()
      range.selectNodeContents(badge)
      return { text: range.getBoundingClientRect().toJSON(), box: badge.getBoundingClientRect().toJSON() }
    })
    expect(text.left).toBeGreaterThanOrEqual(box.left)
    expect(text.right).toBeLessThanOrEqual(box.right)
    expect(text.bottom).toBeLessThanOrEqual(box.bottom)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(320)
  })

const NOT_KEPT = /This browser does not keep what you do here/

test('a full storage still counts, for this visit, and says so once', async ({ page, announce }) => {
  await openWithOneInCart(page)
  await fillStorage(page)
  await announce({ id: '2', name: 'Cobalto' })
  await expect(cart(page)).toHaveText('2')
  await expect(page.getByText(NOT_KEPT)).toBeVisible()
  await page.getByRole('button', { name: 'Understood' }).click()
  await announce({ id: '3', name: 'Azogue' })
  await expect(cart(page)).toHaveText('3')
  await expect(page.getByText(NOT_KEPT)).toHaveCount(0)
})

framed('a page that may not use storage still counts', async ({ page, openFramed, expectTrouble }) => {
  // Such a frame has no origin, so it may fetch neither the font nor the icons.
  expectTrouble(/woff2|icons\.svg/)
  await openFramed('/about', 'allow-scripts')
  const frame = page.frames()[1]
  if (!frame) throw new Error('The frame did not open')
  const inFrame = page.frameLocator('iframe')
  const badge = inFrame.getByRole('status', { name: 'Cart' })
  await expect(async () => {
    await frame.evaluate(() => window.dispatchEvent(new CustomEvent('cart:add')))
    await expect(badge).not.toHaveText('0', { timeout: 250 })
  }).toPass()
  await expect(inFrame.getByText(NOT_KEPT)).toBeVisible()
})

test('the favourites badge shows only above 0', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('tersa.favourites', '[{"id":"1","name":"Lustra"}]'))
  await page.reload()
  await expect(favourites(page)).toHaveText('1')
})
