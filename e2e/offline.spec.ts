import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  FAULTY_EXPORT,
  NOT_OFFLINE_EXPORT,
  SUB_PATH,
  SUB_PATH_EXPORT,
  TEST_EXPORT,
} from '../scripts/exports.mjs'
import { listen } from '../scripts/listen.mjs'
import { createStaticServer } from '../scripts/static-server.mjs'
import { test as base } from './faulty-fixtures'
import { expect } from './fixtures'
import { hold } from './hold'

type Host = {
  url: string
  serve: (folder: string) => void
  isSlow: boolean
  isGone: boolean
  /** As a browser that saves data says it to the worker. */
  savesData: boolean
  /** Holds back the worker's file; what it returns lets it come. */
  holdWorker: () => () => void
  asked: string[]
}

const SAVES_DATA = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })\n`

/** A host of its own for each flow: what it serves can change, and what it is asked is counted. */
const test = base.extend<{ host: Host; goOffline: () => Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern
  host: async ({}, use) => {
    let site = createStaticServer(TEST_EXPORT)
    let workerMayCome = Promise.resolve()
    const host: Host = {
      url: '',
      isSlow: false,
      isGone: false,
      savesData: false,
      holdWorker: () => {
        let letCome = () => {}
        workerMayCome = new Promise((resolve) => {
          letCome = resolve
        })
        return letCome
      },
      asked: [],
      serve: (folder) => {
        site = createStaticServer(folder)
      },
    }
    const server = createServer(async (request, response) => {
      const isWorker = request.url === '/sw.js'
      host.asked.push(request.url ?? '')
      if (isWorker) await workerMayCome
      // Slow is: no answer within anybody's patience.
      if (host.isGone) request.socket.destroy()
      else if (isWorker && host.savesData) {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(SAVES_DATA + readFileSync(join(TEST_EXPORT, 'sw.js')))
      } else if (!host.isSlow) site.emit('request', request, response)
    })
    host.url = `http://127.0.0.1:${await listen(server, 0)}`
    await use(host)
    server.closeAllConnections()
    server.close()
  },
  baseURL: ({ host }, use) => use(host.url),
  // Not every engine keeps its workers from the network, or tells what they miss: so the host is gone, too.
  goOffline: async ({ context, host, allowTrouble }, use) => {
    await use(async () => {
      allowTrouble(new RegExp(`^(request|exception): .*${host.url}/`))
      host.isGone = true
      await context.setOffline(true)
    })
  },
})
test.use({ serviceWorkers: 'allow' })

/** What the worker fetches last. */
const LAST = '/drawings/window-outside-night.svg'

/** Waits until the worker has kept the film pages. */
async function untilKept(page: Page, path = LAST) {
  await expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), path))
    .toBe(true)
}

const filmPagesAsked = ({ asked }: Host) =>
  asked.filter((address) => /^\/(ppf|window-film|marine-film)/.test(address))

const keptNames = (page: Page) => page.evaluate(() => caches.keys())

test('a page that was visited opens again without a network', async ({ page, open, goOffline }) => {
  await open('/')
  await untilKept(page)
  await open('/about')
  await goOffline()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Tersa: smooth, taut, glossy.' })).toBeVisible()
})

test('the page of the first visit opens again without a network, too', async ({ page, open, goOffline }) => {
  await open('/contact')
  await untilKept(page)
  await goOffline()
  await open('/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
})

test('the film pages and their tools work offline from the first visit on', async ({
  page,
  open,
  goOffline,
}) => {
  await open('/about')
  await untilKept(page)
  await goOffline()
  await open('/window-film?film=50&glass=75')
  await expect(page.getByRole('main').getByText('75 % × 50 % = 37.5 %')).toBeVisible()
  await page.getByRole('button', { name: '20 percent film' }).click()
  await expect(page.getByRole('main').getByText('75 % × 20 % = 15 %')).toBeVisible()
  await page.getByText('From outside').click()
  expect(await page.evaluate(async () => (await fetch('/drawings/window-outside-night.svg')).ok)).toBe(true)
  await open('/ppf')
  await page.getByText('Trunk', { exact: true }).first().click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('6 of 12')
  await page.getByRole('navigation', { name: 'Product lines' }).getByRole('link', { name: 'Marine' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marine Film' })).toBeVisible()
})

/** With its style and its code: what is wrong in a form is said beside it. */
async function expectContactWorks(page: Page) {
  const send = page.getByRole('button', { name: 'Send message' })
  await expect(send).toHaveCSS('cursor', 'pointer')
  await send.click()
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible()
}

test('a page that a link has led to opens again without a network', async ({ page, open, goOffline }) => {
  await open('/about')
  await untilKept(page)
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await untilKept(page, '/contact')
  await goOffline()
  await open('/contact')
  await expectContactWorks(page)
})

test('both pages open again where a link was followed before there was a worker', async ({
  page,
  open,
  host,
  goOffline,
}) => {
  const letWorkerCome = host.holdWorker()
  await open('/about')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  letWorkerCome()
  await untilKept(page)
  await untilKept(page, '/contact')
  await goOffline()
  await open('/contact')
  await expectContactWorks(page)
  await open('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'Tersa: smooth, taut, glossy.' })).toBeVisible()
})

test('drawings further down are there offline, though nobody had scrolled to them', async ({
  page,
  open,
  goOffline,
}) => {
  // From which distance on a picture comes is each browser's own affair: to the page itself this one never comes.
  const letDrawingCome = await hold(page, '**/car-top-front.svg')
  await open('/')
  await untilKept(page, '/drawings/car-top-front.svg')
  letDrawingCome()
  await goOffline()
  await page.reload()
  const lastDrawing = page.locator('main img[src$="car-top-front.svg"]')
  await lastDrawing.scrollIntoViewIfNeeded()
  await expect
    .poll(() => lastDrawing.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth))
    .toBeGreaterThan(0)
})

test('the site’s icons are there offline, under the addresses that its pages name', async ({
  page,
  open,
  goOffline,
}) => {
  await open('/about')
  await untilKept(page)
  await goOffline()
  await page.reload()
  const found = await page
    .locator('link[rel*="icon"], link[rel="manifest"]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      Promise.all(links.map(async ({ href }) => (await fetch(href)).ok)),
    )
  expect(new Set(found)).toEqual(new Set([true]))
})

test('who saves data is sent no film page unasked, and opens again what was visited', async ({
  page,
  open,
  host,
  goOffline,
}) => {
  host.savesData = true
  await open('/about')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await untilKept(page, '/contact')
  await open('/')
  await untilKept(page, '/')
  await open('/contact')
  expect(filmPagesAsked(host)).toEqual([])
  await goOffline()
  await open('/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
})

test('the film pages come after the first load, not in it, and each file once', async ({ page, host }) => {
  const letLogoCome = await hold(page, '**/logo-on-dark.svg')
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  // The page is idle, and would have loaded but for its logo.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))))
  expect(filmPagesAsked(host)).toEqual([])
  letLogoCome()
  await untilKept(page)
  const asked = filmPagesAsked(host)
  expect(asked).toContain('/ppf')
  expect(new Set(asked).size).toBe(asked.length)
})

test('a deploy is seen at once, with a page kept', async ({ page, open, host }) => {
  await open('/about')
  await untilKept(page)
  await open('/about')
  const before = await page.content()
  host.serve('out')
  await open('/about')
  expect(await page.content()).not.toBe(before)
})

test('when the network does not answer, the kept page stands after three seconds', async ({
  page,
  open,
  host,
}) => {
  await open('/about')
  await untilKept(page)
  await open('/about')
  host.isSlow = true
  await page.goto('/about', { waitUntil: 'commit', timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Every address that the worker has kept. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url)
  })

test('neither failures nor redirects are kept, nor what says that it may not be', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  await open('/about')
  await untilKept(page)
  await page.evaluate(async () => {
    await fetch('/no-such-page')
    await fetch('/shop/')
    await fetch('/robots.txt?who=alice')
  })
  const kept = await keptAddresses(page)
  expect(kept.filter((url) => /no-such-page|shop\/$/.test(url))).toEqual([])
  // Another question is another answer.
  expect(kept.filter((url) => url.endsWith('/robots.txt'))).toEqual([])
})

test('other origins are never kept', async ({ page, open, host, characters }) => {
  host.serve(FAULTY_EXPORT)
  await characters('good cards')
  await open('/about')
  await untilKept(page)
  await open('/shop')
  await expect(page.getByRole('article', { name: 'Lustra' })).toBeVisible()
  expect(new Set((await keptAddresses(page)).map((url) => new URL(url).origin))).toEqual(new Set([host.url]))
})

test('what another application keeps on this origin is not taken for ours', async ({
  page,
  open,
  goOffline,
}) => {
  await open('/about')
  await untilKept(page)
  await page.evaluate(async () => {
    const cache = await caches.open('of another application')
    await cache.put('/theirs', new Response('theirs'))
  })
  await goOffline()
  const answer = await page.evaluate(() =>
    fetch('/theirs').then(
      (each) => each.text(),
      () => 'nothing',
    ),
  )
  expect(answer).toBe('nothing')
})

for (const first of ['', '/about'])
  test(`from ${SUB_PATH}${first} on the worker’s scope is the sub-path`, async ({ page, host }) => {
    host.serve(SUB_PATH_EXPORT)
    await page.goto(SUB_PATH + first)
    await untilKept(page, SUB_PATH + LAST)
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map((each) => each.scope),
    )
    expect(scopes).toEqual([`${host.url}${SUB_PATH}/`])
  })

test('switched off, the worker throws away what was kept and goes', async ({ page, open, host }) => {
  await open('/about')
  await untilKept(page)
  await page.evaluate(() => caches.open('of another site'))
  host.serve(NOT_OFFLINE_EXPORT)
  await open('/about')
  // It may have gone by itself already.
  await page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((each) =>
      each?.update().then(
        () => {},
        () => {},
      ),
    ),
  )
  await expect.poll(() => keptNames(page)).toEqual(['of another site'])
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
