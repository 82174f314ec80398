import type { Page, Request } from '@playwright/test'
import { pagesIn, readIn } from '../export-files'
import { expect, test, untilHydrated } from '../fixtures'
import { goBack } from '../navigation'
import { cart, drawer, openDrawer, storedCart } from './cart'

test('added cards are in the drawer, which links to the form', async ({ page, open }) => {
  await open('/shop')
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('nacar')
  await page.getByRole('button', { name: 'Add to cart: Nácar' }).click()
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('')
  await page.getByRole('button', { name: 'Add to cart: Lustra' }).dblclick()
  await expect(cart(page)).toHaveText('3')
  await expect(page.locator('body > .visually-hidden[role=status]')).toContainText('3 in the cart')

  await openDrawer(page)
  await expect(drawer(page).getByRole('heading', { level: 3 })).toHaveText(['Cards', 'Nácar', 'Lustra'])
  await expect(drawer(page).getByText('$297')).toBeVisible()
  await drawer(page).getByRole('link', { name: 'Ask for a quote' }).click()
  await expect(page).toHaveURL('/contact#message')
  await expect(drawer(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Your cards' })).toContainText('3 cards, $297')
})

async function expectFocusInside(page: Page) {
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
    )
    expect(isInside).toBe(true)
  }
  const isPageFocusable = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('header a')
    link?.focus()
    return document.activeElement === link
  })
  expect(isPageFocusable).toBe(false)
}

test('the drawer keeps the focus, and closes in four ways', async ({ page, open, emit }) => {
  await open('/about')
  await emit({ id: '1', name: 'Lustra' })
  const button = page.getByRole('button', { name: 'Cart, 1 card' })
  await button.click()
  await expect(drawer(page)).toBeVisible()
  await expectFocusInside(page)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 300)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await button.click()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(drawer(page)).toHaveCount(0)
  await button.click()
  await expect(drawer(page)).toBeVisible()
  await page.mouse.click(20, 400)
  await expect(drawer(page)).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  await button.click()
  await expect(drawer(page)).toBeVisible()
  await goBack(page)
  await expect(page).toHaveURL('/about')
  await expect(drawer(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL('/contact')
  await expect(drawer(page)).toHaveCount(0)
})

test('300 additions in three tabs at once all count, and one without the lock', async ({ page, context }) => {
  const [second, third] = [await context.newPage(), await context.newPage()]
  const tabs = [page, second, third]
  for (const tab of tabs) {
    await tab.goto('/about')
    await untilHydrated(tab)
  }
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async () => {
        for (let i = 0; i < 100; i++) {
          window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: '1', name: 'Lustra' } }))
          await new Promise((resolve) => setTimeout(resolve))
        }
      }),
    ),
  )
  await expect.poll(() => storedCart(page)).toEqual([expect.objectContaining({ quantity: 300 })])
  // A tab that never gives the lock back, as one that the browser has frozen.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        void navigator.locks.request('tersa tersa.cart', () => new Promise(() => resolve(null)))
      }),
  )
  await second.evaluate(() => window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: '1' } })))
  await expect.poll(() => storedCart(third)).toEqual([expect.objectContaining({ quantity: 301 })])
  for (const tab of tabs) await expect(cart(tab)).toHaveText('301')
  await page.evaluate(() => localStorage.clear())
  for (const tab of [second, third]) await expect(cart(tab)).toHaveText('0')
})

// startup/lost-connection.spec.ts presses the button without a connection.
test('the drawers’ code loads on hover, and no page names it', async ({ page, open, siteFolder }) => {
  const pagesWith = (code: Request) =>
    pagesIn(siteFolder).filter((file) => readIn(siteFolder, file).includes(new URL(code.url()).pathname))
  await open('/about')
  for (const name of [/^Cart/, /^Favourites/]) {
    const requested = page.waitForRequest((request) => request.resourceType() === 'script')
    await page.getByRole('banner').getByRole('button', { name }).hover()
    expect(pagesWith(await requested)).toEqual([])
    // A script of this drawer could pass for one of the next.
    await page.waitForLoadState('networkidle')
  }
})
