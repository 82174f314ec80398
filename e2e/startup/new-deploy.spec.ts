import { createServer } from 'node:http'
import { createStaticServer, whileServed } from '../../scripts/server'
import { pageIn } from '../export-files'
import { test as base, expect } from '../fixtures'

/**
 * `replace` serves another version; `deploy` serves one that shares no file with the open page; `withdraw` permanently
 * removes all code that the page itself does not name.
 */
type Deploy = { replace: () => void; deploy: () => void; withdraw: () => void }

/** A host that can switch to a new version and then no longer has the old version's code. */
const test = base.extend<Deploy & { host: { url: string } & Deploy }>({
  host: async ({ siteFolder, configuredFolder }, use) => {
    const [before, after] = [createStaticServer(siteFolder), createStaticServer(configuredFolder)]
    const named = pageIn(siteFolder, '/about')
    let version: 'before' | 'deployed' | 'after' | 'withdrawn' = 'before'
    const server = createServer((request, response) => {
      // A page that is requested after the deploy names the new files.
      if (version === 'deployed' && request.headers['sec-fetch-dest'] === 'document') version = 'after'
      const isCode = request.url?.startsWith('/_next/static/')
      const isGone = version === 'deployed' || (version === 'withdrawn' && !named.includes(request.url ?? ''))
      if (isCode && isGone) response.writeHead(404).end()
      else
        (version === 'before' || version === 'withdrawn' ? before : after).emit('request', request, response)
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
        withdraw: () => {
          version = 'withdrawn'
        },
      }),
    )
  },
  baseURL: ({ host }, use) => use(host.url),
  replace: ({ host }, use) => use(host.replace),
  deploy: ({ host }, use) => use(host.deploy),
  withdraw: ({ host }, use) => use(host.withdraw),
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

test('after a new deploy a drawer opens with one reload, and the cart is not lost', async ({
  page,
  open,
  emit,
  deploy,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  await open('/about')
  await emit({ id: '1', name: 'Lustra' })
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  deploy()
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Lustra')
  expect(loads).toBe(1)
})

test('missing code is reported after one reload, without a reload loop', async ({
  page,
  open,
  withdraw,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  await open('/about')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  withdraw()
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByText('Cart could not be loaded.')).toBeVisible()
  expect(loads).toBe(1)
  // A second press does not reload the page again.
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByText('Cart could not be loaded.')).toBeVisible()
  expect(loads).toBe(1)
})
