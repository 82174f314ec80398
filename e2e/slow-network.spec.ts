import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { waitsForCode } from '../scripts/export/after-paint.mjs'
import { fileOf } from '../scripts/export/pages.mjs'
import { TEST_EXPORT } from '../scripts/exports.mjs'
import { layoutShift } from '../scripts/layout-shift.mjs'
import { listen } from '../scripts/listen.mjs'
import { createStaticServer } from '../scripts/static-server.mjs'
import { test as base, expect } from './fixtures'
import { routes } from './routes'

/** The others show what their code makes. */
const READABLE = Object.keys(routes).filter((route) => !waitsForCode(route))

/** A host whose pages come in pieces; their files come at once. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern, an empty one included
  baseURL: async ({}, use) => {
    const files = createStaticServer(TEST_EXPORT)
    const server = createServer((request, response) => {
      if (request.headers['sec-fetch-dest'] === 'document') sendInPieces(request.url ?? '/', response)
      else files.emit('request', request, response)
    })
    await use(`http://127.0.0.1:${await listen(server, 0)}`)
    server.closeAllConnections()
    server.close()
  },
})

async function sendInPieces(address: string, response: ServerResponse) {
  const html = readFileSync(join(TEST_EXPORT, fileOf(TEST_EXPORT, address)), 'utf8')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  const seen = html.slice(0, html.indexOf('</footer>'))
  for (const piece of seen.match(/.{1,1000}/gs) ?? []) {
    response.write(piece)
    await setTimeout(20)
  }
  response.end(html.slice(seen.length))
}

const navigation = () =>
  performance.getEntriesByType('navigation')[0]?.toJSON() as PerformanceNavigationTiming

// Other engines do not know how to wait for a part of the page.
for (const width of [390, 1280])
  test(`nothing moves while a page is still coming, at ${width} px`, { tag: '@chromium' }, async ({
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
