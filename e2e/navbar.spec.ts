import type { Page } from '@playwright/test'
import { site } from '@/lib/content/site'
import { expect, test } from './fixtures'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const products = (page: Page) => nav(page).locator('summary', { hasText: 'Products' })
const burger = (page: Page) => nav(page).locator('summary[aria-label="Menu"]')
const link = (page: Page, name: string | RegExp) => nav(page).getByRole('link', { name })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  for (const [name, address] of [
    [`${site.name}, home`, '/'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Account', '/login'],
  ] as const) {
    test(`${name} leads to ${address}`, async ({ page, open }) => {
      await open('/shop')
      await link(page, name).click()
      await expect(page).toHaveURL(address)
    })
  }

  test('Products holds exactly Paint Protection Film and Window Film', async ({ page, open }) => {
    await open('/about')
    await products(page).click()
    const items = nav(page).getByRole('link', { name: /Film/ })
    await expect(items).toHaveCount(2)
    await expect(items.nth(0)).toHaveAttribute('href', '/ppf')
    await expect(items.nth(1)).toHaveAttribute('href', '/window-film')
  })

  test('the products menu closes after navigating', async ({ page, open }) => {
    await open('/about')
    await products(page).click()
    await link(page, /^Window Film/).click()
    await expect(page).toHaveURL('/window-film')
    await expect(link(page, /^Window Film/)).toBeHidden()
  })

  test('the products menu closes at a link to the page that is already here', async ({ page, open }) => {
    await open('/ppf')
    await products(page).click()
    await link(page, /^Paint Protection Film/).click()
    await expect(link(page, /^Paint Protection Film/)).toBeHidden()
  })

  test('the products menu closes when the visitor presses elsewhere', async ({ page, open }) => {
    await open('/about')
    await products(page).click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(link(page, /^Window Film/)).toBeHidden()
  })

  test('the products menu closes when the focus leaves it', async ({ page, open }) => {
    await open('/about')
    await products(page).press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(link(page, 'About')).toBeFocused()
    await expect(link(page, /^Window Film/)).toBeHidden()
  })

  test('the products menu works by keyboard: arrows, Home, End, Escape', async ({ page, open }) => {
    await open('/about')
    await products(page).focus()
    await page.keyboard.press('Enter')
    await expect(link(page, /^Window Film/)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(link(page, /^Paint Protection Film/)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(link(page, /^Window Film/)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(link(page, /^Paint Protection Film/)).toBeFocused()
    await page.keyboard.press('End')
    await expect(link(page, /^Window Film/)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(products(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(link(page, /^Window Film/)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(products(page)).toBeFocused()
    await expect(link(page, /^Window Film/)).toBeHidden()
  })

  test('the menu is accessible when it is open', async ({ page, open, expectAccessible }) => {
    await open('/window-film')
    await products(page).click()
    await expectAccessible()
  })

  test('there is no menu button', async ({ page, open }) => {
    await open('/about')
    await expect(burger(page)).toBeHidden()
  })
})

test('Escape closes the products menu wherever the focus is', async ({ page, open }) => {
  await open('/about')
  await products(page).click()
  await products(page).blur()
  await page.keyboard.press('Escape')
  await expect(link(page, /^Window Film/)).toBeHidden()
})

test('the keyboard goes through the bar in the order in which it is seen', async ({ page, open }) => {
  await open('/about')
  const stops = nav(page).locator('a:visible, button:visible, summary:visible, input:visible')
  const lefts = await stops.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left))
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b))
})

test('the current page is marked, and only that one', async ({ page, open }) => {
  await open('/contact')
  await expect(nav(page).locator('[aria-current="page"]')).toHaveText('Contact')
  await link(page, 'About').click()
  await expect(nav(page).locator('[aria-current="page"]')).toHaveText('About')
})

test('a product page is marked inside its menu', async ({ page, open }) => {
  await open('/ppf')
  await products(page).click()
  await expect(nav(page).locator('[aria-current="page"]')).toContainText('Paint Protection Film')
})

test('a search logs the term and has no other effect', async ({ page, open, expectTrouble }) => {
  expectTrouble(/^console\.log: matte film /)
  await open('/about')
  const before = page.url()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  const field = nav(page).getByRole('searchbox', { name: 'Search' })
  await field.fill('matte film')
  const logged = page.waitForEvent('console')
  await nav(page).getByRole('button', { name: 'Search' }).click()

  expect((await logged).text()).toBe('matte film')
  await expect(field).toHaveValue('matte film')
  expect(page.url()).toBe(before)
  expect(requests).toEqual([])
})

test.describe('before the page has hydrated', () => {
  test.use({ javaScriptEnabled: false })

  test('a search leaves the address and the field as they are', async ({ page }) => {
    await page.goto('/about')
    const before = page.url()
    const field = nav(page).getByRole('searchbox', { name: 'Search' })
    await field.fill('matte film')
    await field.press('Enter')
    await expect(field).toHaveValue('matte film')
    expect(page.url()).toBe(before)
  })

  test('both menus open and lead on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about')
    await burger(page).click()
    await products(page).click()
    await link(page, /^Window Film/).click()
    await expect(page).toHaveURL('/window-film')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the links and the search stand behind the menu button', async ({ page, open }) => {
    await open('/about')
    await expect(link(page, 'Contact')).toBeHidden()
    await burger(page).click()
    await expect(link(page, 'Contact')).toBeVisible()
    await expect(nav(page).getByRole('searchbox')).toBeVisible()
    await expect(link(page, 'Account')).toBeVisible()
    await expect(nav(page).getByRole('button', { name: 'Cart' })).toBeVisible()
  })

  test('the panel closes after navigating, and stays closed on the way back', async ({ page, open }) => {
    await open('/about')
    await burger(page).click()
    await link(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
    await expect(link(page, 'Contact')).toBeHidden()
    await burger(page).click()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(link(page, 'Contact')).toBeHidden()
  })

  test('the panel works by keyboard: arrows through all its stops, Escape, the focus returns', async ({
    page,
    open,
  }) => {
    await open('/about')
    await burger(page).focus()
    await page.keyboard.press('End')
    await expect(products(page)).toBeHidden()
    const search = nav(page).getByRole('searchbox')
    const button = nav(page).getByRole('button', { name: 'Search' })
    for (const stop of [
      products(page),
      link(page, 'About'),
      link(page, 'Contact'),
      search,
      button,
      burger(page),
    ]) {
      await page.keyboard.press('ArrowDown')
      await expect(stop).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    for (const name of [/^Paint Protection Film/, /^Window Film/, 'About']) {
      await page.keyboard.press('ArrowDown')
      await expect(link(page, name)).toBeFocused()
    }
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect(products(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(burger(page)).toBeFocused()
    await expect(products(page)).toBeHidden()
  })

  test('with Products open, a tap on the link below it still leads there', async ({ page, open }) => {
    await open('/about')
    await burger(page).click()
    await products(page).click()
    await link(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
  })

  test('after a link by keyboard the focus is on the button of its menu', async ({ page, open }) => {
    await open('/about')
    await burger(page).press('ArrowDown')
    await link(page, 'Contact').press('Enter')
    await expect(page).toHaveURL('/contact')
    await expect(burger(page)).toBeFocused()
  })

  test('the open panel is accessible', async ({ page, open, expectAccessible }) => {
    await open('/about')
    await burger(page).click()
    await products(page).click()
    await expectAccessible()
  })

  test('the open panel fits a screen of 320 by 400 px by scrolling in itself', async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 400 })
    await open('/about')
    await burger(page).click()
    await products(page).click()
    await nav(page).getByRole('button', { name: 'Search' }).scrollIntoViewIfNeeded()
    await expect(nav(page).getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 })
  })
})
