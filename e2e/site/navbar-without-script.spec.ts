import { expect, test } from '../fixtures'
import { burger, link, nav, products } from './navbar'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('before the page has hydrated both menus open, a search changes nothing, and links work', async ({
  page,
}) => {
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
