import { expect, test } from './fixtures'
import { burger, link, nav, products } from './navbar'
import { resize } from './resize'

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

  test('on the narrowest screen, a scrollbar of 17 px taken off, the bar is one row', async ({
    page,
    open,
  }) => {
    await open('/about')
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    await resize(page, 303 + bar, 640)
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(68)
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
