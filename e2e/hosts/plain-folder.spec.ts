import { createServer } from 'node:http'
import sirv from 'sirv'
import { routes } from '../../lib/config/routes'
import { whileServed } from '../../scripts/server'
import { test as base, expect } from '../fixtures'
import { isSameDocument, markDocument } from '../navigation'

/** The simplest server: it knows files, and folders with an index.html. */
const test = base.extend({
  baseURL: ({ foldersFolder }, use) => {
    const files = sirv(foldersFolder, { dev: true })
    return whileServed(
      createServer((request, response) => files(request, response)),
      use,
    )
  },
})

test('every route responds, with and without a slash, and no page has a broken link', async ({ request }) => {
  const seen = new Set<string>()
  for (const route of Object.keys(routes))
    for (const url of [route, `${route}/`.replace('//', '/')]) {
      const response = await request.get(url)
      expect([url, response.status()]).toEqual([url, 200])
      for (const [, link = ''] of (await response.text()).matchAll(/(?:href|src)="(\/[^"#]*)/g))
        seen.add(link)
    }
  expect(seen.size).toBeGreaterThan(40)
  for (const url of seen) expect([url, (await request.get(url)).status()]).toEqual([url, 200])
})

test('pages change without a reload, and the menu marks the current page', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('/about')
  await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(await isSameDocument(page)).toBe(true)
})
