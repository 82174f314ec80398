import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { registeredWorkers, test, untilCached } from './offline-fixtures'

test.use({ serviceWorkers: 'allow' })

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

test('each language has a worker for its pages, and who has seen one language has the shop’s page for the others', async ({
  page,
  open,
  host,
  goOffline,
}) => {
  await open('/es/about')
  await untilCached(page, '/es/offline')
  await untilCached(page, '/offline')
  expect((await registeredWorkers(page)).toSorted()).toEqual([
    [`${host.url}/`, `${host.url}/sw.js`],
    [`${host.url}/es`, `${host.url}/sw-es.js`],
  ])
  await goOffline()
  await open('/es/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-419')
  await open('/es/registro')
  await expect(page.getByRole('heading', { level: 1, name: 'No se pudo cargar esta página' })).toBeVisible()
  for (const route of ['/', '/shop']) {
    await open(route)
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  }
})

test('with OFFLINE=off the worker removes itself', async ({ page, open, host, configuredFolder }) => {
  await open('/about')
  // This host has no files for a worker that is still caching.
  await untilCached(page)
  await page.evaluate(() => caches.open('of another site'))
  host.serve(configuredFolder)
  await open('/about')
  // The worker may have unregistered itself already.
  await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration()
    await worker?.update().catch(() => {})
  })
  await expect.poll(() => cacheNames(page)).toEqual(['of another site'])
  await expect.poll(() => registeredWorkers(page)).toEqual([])
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await registeredWorkers(page)).toEqual([])
})
