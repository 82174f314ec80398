import { createServer } from 'node:http'
import { createStaticServer, whileServed } from '../../scripts/server'
import { test as base, expect } from '../fixtures'
import { recordPaths } from '../requests'
import { runUntilVisible } from './retries'

/** A host that can switch to a new version: `deployed` until a page is requested, it has no code for the open one. */
type Host = { url: string; deploy: (version: 'deployed' | 'after') => void }

const test = base.extend<{ host: Host }>({
  host: async ({ siteFolder, configuredFolder }, use) => {
    const [before, after] = [createStaticServer(siteFolder), createStaticServer(configuredFolder)]
    let version: 'before' | 'deployed' | 'after' = 'before'
    const server = createServer((request, response) => {
      // A page that is requested after the deploy names the new files.
      if (version === 'deployed' && request.headers['sec-fetch-dest'] === 'document') version = 'after'
      const isCode = request.url?.startsWith('/_next/static/')
      if (isCode && version === 'deployed') response.writeHead(404).end()
      else (version === 'before' ? before : after).emit('request', request, response)
    })
    await whileServed(server, (url) => use({ url, deploy: (next) => (version = next) }))
  },
  baseURL: ({ host }, use) => use(host.url),
})

test('after a new deploy the next link works', async ({ page, open, host }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('/about')
  host.deploy('after')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
})

test('after a new deploy a press on a drawer offers to reload, does not reload by itself, and the cart is kept', async ({
  page,
  open,
  emit,
  host,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  await page.clock.install()
  await open('/about')
  await emit({ id: '1', name: 'Lustra' })
  const loads = recordPaths(page, (_path, request) => request.isNavigationRequest())
  host.deploy('deployed')
  const button = page.getByRole('banner').getByRole('button', { name: /^Cart/ })
  await button.click()
  const line = page.getByRole('alert').filter({ hasText: 'The site has been updated.' })
  await runUntilVisible(page, line)
  expect(loads).toEqual([])
  await line.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('status', { name: 'Cart' })).toHaveText('1')
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Lustra')
})
