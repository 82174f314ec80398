import { spawn } from 'node:child_process'
import { FOLDERS_EXPORT } from '../scripts/exports'
import { findFreePort } from '../scripts/listen'
import { test as base, expect } from './fixtures'
import { untilListening } from './hosts/ports'
import { routes } from './routes'

// Built with FOLDER_PAGES=1, served by Python's own server, which knows folders and files and nothing else.
const test = base.extend<object, { plainUrl: string }>({
  plainUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one
    async ({}, use) => {
      const port = await findFreePort()
      const python = spawn(
        'python3',
        ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', FOLDERS_EXPORT],
        { stdio: 'ignore' },
      )
      await untilListening(port)
      await use(`http://127.0.0.1:${port}`)
      python.kill()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ plainUrl }, use) => use(plainUrl),
})

test('every route is reached, with and without the slash', async ({ request }) => {
  for (const route of Object.keys(routes))
    for (const address of [route, `${route}/`.replace('//', '/')]) {
      const answer = await request.get(address)
      expect([address, answer.status()]).toEqual([address, 200])
      expect(answer.headers()['content-type']).toContain('text/html')
    }
})

test('every link of every page leads to something', async ({ request }) => {
  const seen = new Set<string>()
  for (const route of Object.keys(routes)) {
    const html = await (await request.get(route)).text()
    for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g)) seen.add(address)
  }
  expect(seen.size).toBeGreaterThan(40)
  for (const address of seen) expect([address, (await request.get(address)).status()]).toEqual([address, 200])
})

test('pages change without a reload, and the menu says where one is', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('/about')
  await page.evaluate(() => {
    window.isKept = true
  })
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(await page.evaluate(() => window.isKept)).toBe(true)
})
