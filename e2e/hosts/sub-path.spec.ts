import { site } from '@/lib/content/facts/site'
import { routes } from '../../lib/config/routes'
import { notFound } from '../../lib/content/es/site'
import { pagesIn, readIn } from '../export-files'
import { addToQuote } from '../films/tool'
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

test('the shop and its portraits load under a sub-path', async ({ page, subPathUrl }) => {
  await page.goto(`${subPathUrl}/shop`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: routes['/shop'] })).toBeAttached()
  const pictures = await page
    .getByRole('article')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ complete }) => complete).map(({ naturalWidth }) => naturalWidth > 0),
    )
  expect(new Set(pictures)).toEqual(new Set([true]))
})

test('links and the 404 page stay below the sub-path', async ({ page, subPathUrl, open, expectTrouble }) => {
  expectTrouble(/404.*\/shop-demo\/no-such-page/)
  await open(`${subPathUrl}/about`)
  await markDocument(page)
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL(`${subPathUrl}/contact`)
  expect(await isSameDocument(page)).toBe(true)
  const response = await page.goto(`${subPathUrl}/no-such-page`)
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/shop-demo\/?$/)
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(`${subPathUrl}/about`)
  await page.getByRole('link', { name: `${site.name}, home` }).click()
  await expect(page.getByRole('heading', { level: 1, name: routes['/'] })).toBeAttached()
})

test('Spanish lies below the sub-path, with its own 404 page and links to the same page in English', async ({
  page,
  subPathUrl,
  open,
  expectTrouble,
}) => {
  expectTrouble(/404.*\/shop-demo\/es\/no-such-page/)
  const footer = page.getByRole('contentinfo')
  await open(`${subPathUrl}/window-film?film=20#tool`)
  await footer.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(`${subPathUrl}/es/window-film?film=20#tool`)
  await untilHydrated(page)
  await footer.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${subPathUrl}/window-film?film=20#tool`)
  const response = await page.goto(`${subPathUrl}/es/no-such-page`)
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: notFound.home }).click()
  await expect(page).toHaveURL(`${subPathUrl}/es`)
  await footer.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/shop-demo\/?$/)
})

test('a shared quote opens under a sub-path', async ({ page, subPathUrl }) => {
  await page.goto(`${subPathUrl}/ppf?panels=hood`)
  await addToQuote(page)
  await page.goto(`${subPathUrl}/contact`)
  const choices = page.getByRole('region', { name: 'Films', exact: true })
  await expect(choices.locator('svg').first()).toBeAttached()
  await page.getByRole('button', { name: 'Share list' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toMatch(`${subPathUrl}/contact#quote=`)

  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('button', { name: 'Add to mine' }).click()
  await expect(page).toHaveURL(`${subPathUrl}/contact`)
  await choices.getByRole('link', { name: /^Change: One panel/ }).click()
  await expect(page).toHaveURL(new RegExp(`^${subPathUrl}/ppf\\?panels=hood`))
})
