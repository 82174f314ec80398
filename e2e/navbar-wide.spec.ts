import { site } from '@/lib/content/site'
import { expect, test } from './fixtures'
import { burger, link, nav, products } from './navbar'

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the links lead to the home page, About, Contact and the login', async ({ page, open }) => {
    await open('/shop')
    for (const [name, route] of [
      [`${site.name}, home`, '/'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Account', '/login'],
    ] as const) {
      await link(page, name).click()
      await expect(page).toHaveURL(route)
    }
  })

  test('Products holds exactly Paint Protection Film and Window Film', async ({ page, open }) => {
    await open('/about')
    await products(page).click()
    const items = nav(page).getByRole('link', { name: /Film/ })
    await expect(items).toHaveCount(2)
    await expect(items.nth(0)).toHaveAccessibleName('Paint Protection Film')
    await expect(items.nth(1)).toHaveAccessibleName('Window Film')
    await expect(items.nth(1)).toHaveAccessibleDescription('Shade, heat and UV, by the step')
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
    await page.getByRole('heading', { name: 'How we work' }).click()
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
    await expectAccessible('header')
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
