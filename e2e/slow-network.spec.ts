import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileOf } from '../scripts/export/pages.mjs'
import { TEST_EXPORT } from '../scripts/exports.mjs'
import { listen } from '../scripts/listen.mjs'
import { createStaticServer } from '../scripts/static-server.mjs'
import { test as base, expect } from './fixtures'
import { routes } from './routes'

/** The others show what their code makes. */
const READABLE = Object.keys(routes).filter((route) => !/^\/(preview|admin|user)/.test(route))

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

/** In the page: how much of it has moved since it was opened. */
const moved = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      resolve(shifts.reduce((sum, { value }) => sum + value, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })

// Other engines do not know how to wait for a part of the page.
for (const width of [390, 1280])
  test(`nothing moves while a page is still coming, at ${width} px`, { tag: '@chromium' }, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    for (const route of READABLE) {
      await page.goto(route)
      expect(await page.evaluate(moved), route).toBeLessThan(0.001)
    }
  })
