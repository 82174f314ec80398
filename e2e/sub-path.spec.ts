import { site } from '@/lib/content/site'
import { expect, test } from './fixtures'
import { routes } from './routes'

test.use({ baseURL: ({ subPathUrl }, use) => use(subPathUrl) })

test('every route, its links, pictures, font and icons work under a sub-path', async ({
  page,
  request,
  subPathUrl,
  signInAs,
}) => {
  test.slow()
  for (const [route, heading] of Object.entries(routes)) {
    if (route.startsWith('/user')) await signInAs('user')
    await page.goto(`${subPathUrl}${route === '/' ? '' : route}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()

    const addresses = await page
      .locator('[src], a[href], link[href]')
      .evaluateAll((all) =>
        all.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
      )
    for (const address of addresses.filter((a) => a.startsWith('/'))) {
      expect(address).toMatch(/^\/shop-demo(\/|$)/)
      expect((await request.get(new URL(address, subPathUrl).href)).status(), address).toBe(200)
    }
  }
})

test('a click and the 404 page stay under the sub-path', async ({ page, subPathUrl, expectTrouble }) => {
  expectTrouble(/404.*\/shop-demo\/no-such-page/)
  await page.goto(`${subPathUrl}/about`)
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL(`${subPathUrl}/contact`)
  const response = await page.goto(`${subPathUrl}/no-such-page`)
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/shop-demo\/?$/)
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(`${subPathUrl}/about`)
  await page.getByRole('link', { name: `${site.name}, home` }).click()
  await expect(page.getByRole('heading', { level: 1, name: routes['/'] })).toBeAttached()
})
