import { expect, test } from './fixtures'
import { burger, link, nav, products } from './navbar'

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
