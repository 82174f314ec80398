import { createServer, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { layoutShift } from '../scripts/layout-shift'
import { createStaticServer } from '../scripts/static-server'
import { pageIn } from './export-files'
import { test as base, expect } from './fixtures'
import { routes } from './routes'
import { served } from './served'

/** The other routes show nothing before their scripts run. */
const READABLE = Object.keys(routes).filter((route) => !/^\/(preview|admin|user)/.test(route))

/** A host whose pages come in pieces; their files come at once. */
const test = base.extend({
  baseURL: async ({ siteFolder }, use) => {
    const files = createStaticServer(siteFolder)
    const server = createServer((request, response) => {
      if (request.headers['sec-fetch-dest'] === 'document')
        sendInPieces(pageIn(siteFolder, request.url ?? '/'), response)
      else files.emit('request', request, response)
    })
    await served(server, use)
  },
})

async function sendInPieces(html: string, response: ServerResponse) {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  const seen = html.slice(0, html.indexOf('</footer>'))
  for (const piece of seen.match(/.{1,2000}/gs) ?? []) {
    response.write(piece)
    await setTimeout(20)
  }
  response.end(html.slice(seen.length))
}

const navigation = () => {
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming)) throw new Error('The page has no navigation timing')
  return { responseStart: entry.responseStart, responseEnd: entry.responseEnd }
}

// Only Chromium reports layout shifts.
for (const width of [390, 1280])
  test(`nothing moves while a page arrives in pieces, at ${width} px`, { tag: '@chromium' }, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    for (const route of READABLE) {
      await page.goto(route)
      const { responseStart, responseEnd } = await page.evaluate(navigation)
      expect(responseEnd - responseStart, `${route} in pieces`).toBeGreaterThan(100)
      expect(await page.evaluate(layoutShift), route).toBeLessThan(0.001)
    }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  const CONTENT = 'main :is(h1, h2, p, a)'

  for (const route of ['/', '/contact']) {
    test(`the content of ${route} is hidden until the footer has arrived`, async ({ page }) => {
      await openPart(page, route, '<footer')
      await expect(page.locator(CONTENT)).not.toHaveCount(0)
      await expect(page.locator(CONTENT).filter({ visible: true })).toHaveCount(0)
    })

    test(`the content of ${route} is shown when the footer has arrived`, async ({ page }) => {
      await openPart(page, route, '</footer>')
      await expect(page.locator('main h1')).toBeVisible()
    })
  }
})

async function openPart(page: Page, route: string, end: string) {
  await page.route(`**${route}`, async (request) => {
    const html = await (await request.fetch()).text()
    await request.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf(end)) })
  })
  await page.goto(route)
}
