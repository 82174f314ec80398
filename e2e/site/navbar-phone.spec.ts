import { productLinks } from '@/lib/content/site'
import { expect, test, withoutScripts } from '../fixtures'
import { goBack } from '../navigation'
import { resize } from '../resize'
import { burger, link, nav, products } from './navbar'

test.use({ viewport: { width: 390, height: 844 } })

test('links and search are behind a button in a one-row bar; Escape closes them', async ({ page, open }) => {
  await open('/about')
  await expect(link(page, 'Account')).toBeVisible()
  await expect(nav(page).getByRole('button', { name: 'Cart' })).toBeVisible()
  await expect(link(page, 'Contact')).toBeHidden()
  await burger(page).click()
  await expect(link(page, 'Contact')).toBeVisible()
  await expect(nav(page).getByRole('searchbox')).toBeVisible()
  // Products stays open: closing it would move the link away from the finger.
  await products(page).click()
  await link(page, 'Contact').click()
  await expect(page).toHaveURL('/contact')
  await expect(link(page, 'Contact')).toBeHidden()
  await burger(page).click()
  await goBack(page)
  await expect(page).toHaveURL('/about')
  await expect(link(page, 'Contact')).toBeHidden()

  await burger(page).press('Enter')
  await products(page).press('Enter')
  await link(page, productLinks[0].label).focus()
  await page.keyboard.press('Escape')
  await expect(products(page)).toBeFocused()
  await expect(link(page, 'Contact')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(burger(page)).toBeFocused()
  await expect(products(page)).toBeHidden()

  await page.keyboard.press('Enter')
  await link(page, 'Contact').press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(burger(page)).toBeFocused()

  // 320 px less a scrollbar of 17 px.
  const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
  await resize(page, 303 + scrollbar, 640)
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(68)

  // On a low screen the panel scrolls.
  await resize(page, 320, 400)
  await burger(page).click()
  await products(page).click()
  const search = nav(page).getByRole('button', { name: 'Search' })
  await search.scrollIntoViewIfNeeded()
  await expect(search).toBeInViewport({ ratio: 1 })
})

withoutScripts('before hydration menus open, a search changes nothing, and links work', async ({ page }) => {
  await page.goto('/about')
  await burger(page).click()
  const field = nav(page).getByRole('searchbox', { name: 'Search' })
  await field.fill('matte film')
  await field.press('Enter')
  await expect(field).toHaveValue('matte film')
  await expect(page).toHaveURL('/about')
  await products(page).click()
  await link(page, /^Window Film/).click()
  await expect(page).toHaveURL('/window-film')
})
