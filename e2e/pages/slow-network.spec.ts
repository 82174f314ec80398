import { createServer, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { routes } from '../../lib/config/routes'
import { createStaticServer, whileServed } from '../../scripts/server'
import { pageIn } from '../export-files'
import { test as base, expect } from '../fixtures'
import { layoutShift } from '../layout-shift'

/** The other routes show their content only once their scripts run: first-visit.spec.ts asserts that they do not move. */
const READABLE = Object.keys(routes).filter((route) => !/^\/(preview|admin|user)/.test(route))

/** A host that sends pages in pieces, and other files at once. */
const test = base.extend({
  baseURL: async ({ siteFolder }, use) => {
    const files = createStaticServer(siteFolder)
    const server = createServer((request, response) => {
      if (request.headers['sec-fetch-dest'] === 'document')
        sendInPieces(pageIn(siteFolder, request.url?.split('?')[0] ?? '/'), response)
      else files.emit('request', request, response)
    })
    await whileServed(server, use)
  },
})

/** The visible part of a page: nothing after the footer can move. */
const piecesOf = (html: string) => html.slice(0, html.indexOf('</footer>')).match(/.{1,4000}/gs) ?? []

async function sendInPieces(html: string, response: ServerResponse) {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  const pieces = piecesOf(html)
  for (const piece of pieces) {
    response.write(piece)
    await setTimeout(20)
  }
  response.end(html.slice(pieces.join('').length))
}

// Only Chromium reports layout shifts.
for (const [width, tags] of [
  [390, []],
  [1280, ['@sweep']],
] as const)
  test(`no page moves as it arrives at ${width} px`, { tag: ['@chromium', ...tags] }, async ({
    page,
    siteFolder,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    expect(READABLE.length).toBeGreaterThan(8)
    for (const route of READABLE) {
      expect(piecesOf(pageIn(siteFolder, route)).length, `pieces of ${route}`).toBeGreaterThan(3)
      await page.goto(route)
      expect(await page.evaluate(layoutShift), route).toBeLessThan(0.001)
    }
  })

const LANGUAGES = ['', '/es']
const film = (index: number) =>
  index % 3 === 0
    ? `/window-film?film=${20 + index}&glass=75&window=rear&place=texas&vehicle=truck`
    : `/ppf?panels=hood.fenders&vehicle=sedan&name=${index}`

for (const language of LANGUAGES)
  for (const count of [1, 6, 50])
    test(`a list of ${count} moves nothing on ${language}/contact on a slow phone, cold and after “View quote”`, {
      tag: language || count !== 6 ? ['@chromium', '@sweep'] : '@chromium',
    }, async ({ page, context, open }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const stored = Array.from({ length: count - 1 }, (_, index) => film(index))
      await page.addInitScript((films) => {
        if (!localStorage['tersa.quote']) localStorage['tersa.quote'] = JSON.stringify(films)
      }, stored)
      await open(`${language}/ppf?panels=roof&vehicle=compact`)
      await page.locator('#tool').locator('button.btn-lg').click()
      const view = page
        .locator('#tool')
        .getByRole('link', { name: language ? 'Ver la cotización' : 'View quote' })
      await expect(view).toBeVisible()
      // What the press on Add moves comes in several frames, and does not count here.
      let before = -1
      const hasSettled = async () => {
        const last = before
        before = await page.evaluate(layoutShift)
        return before === last
      }
      await expect.poll(hasSettled, { intervals: [300] }).toBe(true)
      const phone = await context.newCDPSession(page)
      await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }
      await phone.send('Network.emulateNetworkConditions', line)
      const lines = page.locator('#quote article h4')

      const isWhole = async () => {
        await expect(lines).toHaveCount(count)
        await expect(page.locator('#quote article svg').first()).toBeVisible()
      }
      await view.click()
      await isWhole()
      expect((await page.evaluate(layoutShift)) - before).toBeLessThan(0.05)
      await page.goto(`${language}/contact`)
      await isWhole()
      expect(await page.evaluate(layoutShift)).toBeLessThan(0.05)
    })

const withoutScripts = test.extend({ javaScriptEnabled: false })

const CONTENT = 'main :is(h1, h2, p, a)'

withoutScripts('without scripts a page is shown only once its footer has arrived', async ({ page }) => {
  const openUntil = async (end: string) => {
    await page.route('**/contact', async (request) => {
      const html = await (await request.fetch()).text()
      await request.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf(end)) })
    })
    await page.goto('/contact')
  }
  await openUntil('<main')
  await expect(page.locator('body > header')).toHaveCSS('visibility', 'hidden')
  await openUntil('<footer')
  await expect(page.locator(CONTENT)).not.toHaveCount(0)
  await expect(page.locator(CONTENT).filter({ visible: true })).toHaveCount(0)
  await openUntil('</footer>')
  await expect(page.locator('main h1')).toBeVisible()
})
