import type { Page } from '@playwright/test'
import { pagesIn, readIn } from './export-files'
import { expect, test } from './fixtures'

const cart = (page: Page) => page.getByRole('status', { name: 'Cart' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cart' })
const said = (page: Page) => page.locator('body > .visually-hidden[role=status]')

async function openWith(page: Page, quantities: Record<string, number>) {
  await page.goto('/about')
  await page.evaluate((wanted) => {
    const stored = Object.entries(wanted).map(([name, quantity]) => ({ id: name, name, price: 99, quantity }))
    localStorage.setItem('tersa.cart', JSON.stringify(stored))
  }, quantities)
  await page.reload()
  const count = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)
  await page.getByRole('button', { name: `Cart, ${count}` }).click()
  await expect(drawer(page)).toBeVisible()
}

test('cards that are found and added in the shop are in the drawer with their total', async ({
  page,
  open,
}) => {
  await open('/shop')
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('nacar')
  await page.getByRole('button', { name: 'Add to cart: Nácar' }).click()
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('')
  await page.getByRole('button', { name: 'Add to cart: Lustra' }).click()
  await expect(said(page)).toContainText('2 in the cart')

  await page.getByRole('button', { name: 'Cart, 2' }).click()
  await expect(drawer(page).getByRole('heading', { level: 3 })).toHaveText(['Nácar', 'Lustra'])
  await expect(drawer(page).getByText('$198')).toBeVisible()
})

test('the drawer leads to the quote form, which lists its lines', async ({ page }) => {
  await openWith(page, { Nácar: 1, Lustra: 2 })
  await drawer(page).getByRole('link', { name: 'Ask for a quote' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(drawer(page)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'For your quote' }).getByRole('listitem')).toHaveCount(2)
})

test('a typed quantity changes the badge', async ({ page }) => {
  await openWith(page, { Lustra: 2 })
  const quantity = drawer(page).getByRole('textbox', { name: 'Quantity' })
  await quantity.fill('12')
  await quantity.press('Enter')
  await expect(cart(page)).toHaveText('12')
})

test('the cart can be emptied and restored', async ({ page, expectAccessible }) => {
  await openWith(page, { Lustra: 2, Cobalto: 1 })
  await expectAccessible()
  await drawer(page).getByRole('button', { name: 'Empty the cart' }).click()
  await expect(drawer(page).getByText('Nothing here yet')).toBeVisible()
  await expect(cart(page)).toHaveText('0')
  await expectAccessible()
  await drawer(page).getByRole('button', { name: 'Undo' }).click()
  await expect(cart(page)).toHaveText('3')
})

test('the focus stays in the drawer, the page behind is inert, and Escape gives the focus back', async ({
  page,
}) => {
  await openWith(page, { Lustra: 1 })
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
    )
    expect(isInside).toBe(true)
  }
  expect(
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('header a')
      link?.focus()
      return document.activeElement === link
    }),
  ).toBe(false)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cart, 1' })).toBeFocused()
})

test('a press on the page behind, the close button and the back button close the drawer', async ({
  page,
}) => {
  await openWith(page, { Lustra: 1 })
  await page.mouse.click(20, 400)
  await expect(drawer(page)).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Cart, 1' })
  await button.click()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(drawer(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  await button.click()
  await expect(drawer(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(drawer(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the drawer follows another tab', async ({ page, context }) => {
  await openWith(page, { Lustra: 1 })
  const other = await context.newPage()
  await other.goto('/about')
  await expect(cart(other)).toHaveText('1')
  await other.evaluate(() =>
    window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: '9', name: 'Nuevo' } })),
  )
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2)
})

test('no page loads the drawers’ code at first', ({ siteFolder }) => {
  for (const page of pagesIn(siteFolder)) {
    const files = Array.from(readIn(siteFolder, page).matchAll(/src="\/(_next\/static\/[^"]+\.js)/g))
    expect(files.length, page).toBeGreaterThan(0)
    for (const [, file = ''] of files)
      for (const text of ['Add a sheet from the shop and it waits here', 'No favourites yet'])
        expect(readIn(siteFolder, file), file).not.toContain(text)
  }
})

test('the drawer’s code comes when the pointer comes near', async ({ page, open }) => {
  await open('/about')
  await page.waitForLoadState('networkidle')
  const fetched = page.waitForResponse((response) => response.request().resourceType() === 'script')
  await page.getByRole('button', { name: 'Cart, 0' }).hover()
  expect(await (await fetched).text()).toContain('it waits here')
})

test('a drawer whose code does not come says so, and comes with the next press', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(/\/_next\/static\//)
  await open('/about')
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Cart, 0' }).click()
  await expect(page.getByText('Cart could not be loaded. Check the connection and try again.')).toBeVisible()
  await page.unroute('**/_next/static/**')
  await page.getByRole('button', { name: 'Cart, 0' }).click()
  await expect(drawer(page)).toBeVisible()
  await expect(page.getByText('Cart could not be loaded.')).toHaveCount(0)
})

for (const width of [320, 390, 1280]) {
  test(`at ${width} px nothing in the drawer sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await openWith(page, { [`Lustra ${'x'.repeat(150)}`]: 99_999, Cobalto: 1 })
    expect(await drawer(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const stray = await drawer(page).evaluate((element) => {
      const edge = element.getBoundingClientRect().right
      return Array.from(element.querySelectorAll('*')).filter(
        (part) => part.getBoundingClientRect().right > edge + 1,
      ).length
    })
    expect(stray).toBe(0)
  })
}
