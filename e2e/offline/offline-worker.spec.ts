import type { Page } from '@playwright/test'
import { expect } from '../configured-fixtures'
import { hold } from '../hold'
import {
  AFTER_THE_PAGE,
  cachedUrls,
  type Host,
  registeredWorkers,
  test,
  untilCached,
} from './offline-fixtures'

test.use({ serviceWorkers: 'allow' })

const filmPageRequests = ({ requested }: Host) =>
  requested.filter((url) => /^\/(ppf|window-film|marine-film)/.test(url))

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

test('Save-Data visitors get only visited pages offline', async ({ page, open, host, goOffline }) => {
  host.savesData = true
  await open('/about')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await untilCached(page, '/contact')
  await open('/')
  await untilCached(page, '/')
  await open('/contact')
  expect(filmPageRequests(host)).toEqual([])
  await goOffline()
  await open('/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
})

test('the film pages are fetched only after the first load, each file once', async ({ page, host }) => {
  const releaseLogo = await hold(page, '**/mark-on-dark.svg')
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  // The page is idle, but without its logo it has not finished loading.
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }))
  })
  expect(filmPageRequests(host)).toEqual([])
  releaseLogo()
  await untilCached(page)
  const requested = filmPageRequests(host)
  expect(requested).toContain('/ppf')
  expect(new Set(requested).size).toBe(requested.length)
})

test('the worker caches no failures, redirects, queries or other origins, and reads no other cache', async ({
  page,
  open,
  host,
  configuredFolder,
  characters,
  goOffline,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  host.serve(configuredFolder)
  characters('a catalog')
  await open('/about')
  await untilCached(page, AFTER_THE_PAGE)
  await open('/shop')
  await expect(page.getByRole('article', { name: 'Lustra' })).toBeVisible()
  await page.evaluate(async () => {
    await fetch('/no-such-page')
    await fetch('/shop/')
    await fetch('/robots.txt?who=alice')
  })
  const cached = await cachedUrls(page)
  expect(cached.filter((url) => /no-such-page|shop\/$|robots\.txt$/.test(url))).toEqual([])
  expect(new Set(cached.map((url) => new URL(url).origin))).toEqual(new Set([host.url]))

  await page.evaluate(async () => {
    const cache = await caches.open('of another application')
    await cache.put('/theirs', new Response('theirs'))
  })
  await goOffline()
  expect(await page.evaluate(() => fetch('/theirs').then(({ status }) => status))).toBe(504)
})

test('each language has a worker for its pages alone', async ({ page, open, host, goOffline }) => {
  await open('/es/about')
  await untilCached(page, '/es/offline')
  expect(await registeredWorkers(page)).toEqual([[`${host.url}/es`, `${host.url}/sw-es.js`]])
  await goOffline()
  await open('/es/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-419')
  await open('/es/registro')
  await expect(page.getByRole('heading', { level: 1, name: 'No se pudo cargar esta página' })).toBeVisible()
  await expect(page.goto('/about')).rejects.toThrow()
})

test('with OFFLINE=off the worker removes itself', async ({ page, open, host, foldersFolder }) => {
  await open('/about')
  // This host has no files for a worker that is still caching.
  await untilCached(page)
  await page.evaluate(() => caches.open('of another site'))
  host.serve(foldersFolder)
  await open('/about')
  // The worker may have unregistered itself already.
  await page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((each) =>
      each?.update().then(
        () => {},
        () => {},
      ),
    ),
  )
  await expect.poll(() => cacheNames(page)).toEqual(['of another site'])
  await expect.poll(() => registeredWorkers(page)).toEqual([])
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await registeredWorkers(page)).toEqual([])
})
