import { createServer } from 'node:http'
import { createStaticServer, whileServed } from '../../scripts/server'
import { test as base, expect } from '../fixtures'

/** `replace` serves another version; `deploy` serves one that shares no file with the open page. */
type Deploy = { replace: () => void; deploy: () => void }

/** A host that can switch to a new version and then no longer has the old version's code. */
const test = base.extend<Deploy & { host: { url: string } & Deploy }>({
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
    await whileServed(server, (url) =>
      use({
        url,
        replace: () => {
          version = 'after'
        },
        deploy: () => {
          version = 'deployed'
        },
      }),
    )
  },
  baseURL: ({ host }, use) => use(host.url),
  replace: ({ host }, use) => use(host.replace),
  deploy: ({ host }, use) => use(host.deploy),
})

test('after a new deploy the next link works', async ({ page, open, replace }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('/about')
  replace()
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
  deploy,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  await page.clock.install()
  await open('/about')
  await emit({ id: '1', name: 'Lustra' })
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  deploy()
  const button = page.getByRole('banner').getByRole('button', { name: /^Cart/ })
  await button.click()
  const line = page.getByRole('alert').filter({ hasText: 'The site has been updated.' })
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000)
        return line.isVisible()
      },
      { intervals: [100] },
    )
    .toBe(true)
  expect(loads).toBe(0)
  await line.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('status', { name: 'Cart' })).toHaveText('1')
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Lustra')
})
