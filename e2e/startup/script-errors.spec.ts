import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { createStaticServer, whileServed } from '../../scripts/server'
import { test as base, expect } from '../fixtures'
import { goBack } from '../navigation'
import { runUntilVisible } from './retries'

type Host = { url: string; times: number }

/** A host on which each script is cut short a given number of times. */
const test = base.extend<{ host: Host }>({
  host: async ({ siteFolder }, use) => {
    const site = createStaticServer(siteFolder)
    const host: Host = { url: '', times: 0 }
    const counts = new Map<string, number>()
    const server = createServer((request, response) => {
      const [path = ''] = (request.url ?? '').split('?')
      const count = (counts.get(path) ?? 0) + 1
      const isScript = request.method === 'GET' && /^\/_next\/static\/.*\.js$/.test(path)
      if (isScript) counts.set(path, count)
      if (isScript && count <= host.times) {
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': 5000 }).write('self.')
        response.destroy()
      } else site.emit('request', request, response)
    })
    await whileServed(server, (url) => use(Object.assign(host, { url })))
  },
  baseURL: ({ host }, use) => use(host.url),
})

const card = (page: Page) => page.getByRole('article', { name: 'Lustra' })
const reloadLine = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page could not load everything.' })

test('a page works after a retry when every script is cut short once', async ({
  page,
  host,
  allowTrouble,
}) => {
  allowTrouble(/_next\/static/)
  host.times = 1
  await page.goto('/shop')
  // Each script that another one loads waits for its own retry.
  await expect(card(page)).toBeVisible()
  await expect(reloadLine(page)).toBeHidden()
})

test('a page whose scripts never load has a message and links', async ({ page, host, allowTrouble }) => {
  allowTrouble(/_next\/static/)
  await page.clock.install()
  host.times = 100
  await page.goto('/shop')
  await expect(page.getByText('Loading characters…')).toBeVisible()
  await runUntilVisible(page, reloadLine(page))
  await expect(page.getByText('Loading characters…')).toBeHidden()
  await expect(page.locator('[aria-busy="true"]')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Marine Film' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marine Film' })).toBeVisible()
  await goBack(page)
  await runUntilVisible(page, reloadLine(page))
  host.times = 0
  await reloadLine(page).getByRole('link', { name: 'Reload' }).click()
  await expect(card(page)).toBeVisible()
})
