import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { routes } from '../../lib/config/routes'
import { whileServed } from '../../scripts/server'
import { test as base, expect } from '../fixtures'
import { isSameDocument, markDocument } from '../navigation'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
}

/** The simplest server: it knows files, and folders with an index.html. */
const test = base.extend({
  baseURL: async ({ configuredFolder }, use) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const path = join(configuredFolder, pathname)
      const file = extname(path) ? path : join(path, 'index.html')
      if (!existsSync(file)) response.writeHead(404).end()
      else response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? '' }).end(readFileSync(file))
    })
    await whileServed(server, use)
  },
})

test('every route responds, with and without a slash, and no page has a broken link', async ({ request }) => {
  const seen = new Set<string>()
  for (const route of Object.keys(routes))
    for (const url of [route, `${route}/`.replace('//', '/')]) {
      const response = await request.get(url)
      expect([url, response.status()]).toEqual([url, 200])
      expect(response.headers()['content-type']).toContain('text/html')
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
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact' })
  await contact.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect(contact).toHaveAttribute('aria-current', 'page')
  expect(await isSameDocument(page)).toBe(true)
})
