import { notFound } from '../../lib/content/es/site'
import { pagesIn, readIn } from '../export-files'
import { expect, test, untilHydrated } from '../fixtures'
import { isSameDocument, markDocument } from '../navigation'

test.use({ baseURL: ({ subPathUrl }, use) => use(subPathUrl) })

test('every file that a page names is below the sub-path', async ({ request, subPathUrl, subPathFolder }) => {
  const paths = new Set<string>()
  for (const page of pagesIn(subPathFolder))
    for (const [, path = ''] of readIn(subPathFolder, page).matchAll(/(?:href|src)="(\/[^"#]*)/g))
      paths.add(path)
  expect(paths.size).toBeGreaterThan(40)
  for (const path of paths) {
    expect(path).toMatch(/^\/shop-demo(\/|$)/)
    expect((await request.get(new URL(path, subPathUrl).href)).status(), path).toBe(200)
  }
})

test('links, Spanish and 404 pages keep the sub-path', async ({ page, subPathUrl, open, expectTrouble }) => {
  expectTrouble(/404.*\/shop-demo\/no-such-page/)
  expectTrouble(/404.*\/shop-demo\/es\/no-such-page/)
  const footer = page.getByRole('contentinfo')
  await open(`${subPathUrl}/window-film?film=20#tool`)
  await footer.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(`${subPathUrl}/es/window-film?film=20#tool`)
  await untilHydrated(page)
  await footer.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${subPathUrl}/window-film?film=20#tool`)
  expect((await page.goto(`${subPathUrl}/es/no-such-page`))?.status()).toBe(404)
  await page.getByRole('link', { name: notFound.home }).click()
  await expect(page).toHaveURL(`${subPathUrl}/es`)
  await footer.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/shop-demo\/?$/)

  await untilHydrated(page)
  await markDocument(page)
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(`${subPathUrl}/about`)
  expect(await isSameDocument(page)).toBe(true)
  expect((await page.goto(`${subPathUrl}/no-such-page`))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/shop-demo\/?$/)
})
