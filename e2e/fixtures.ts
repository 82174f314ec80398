import type { AddressInfo } from 'node:net'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { SUB_PATH, SUB_PATH_EXPORT } from '../scripts/exports.mjs'
import { createStaticServer, listen } from '../scripts/static-server.mjs'

type Fixtures = {
  /** Declares a console line, exception or failed address that this flow causes on purpose. */
  expectTrouble: (pattern: RegExp) => void
  /** Asks axe for WCAG 2.2 A and AA and its best practices. */
  expectAccessible: () => Promise<void>
  /** Announces a card as the shop, or a script of the host page, does. */
  announce: (detail: unknown) => Promise<void>
}

type Sites = { siteUrl: string; subPathUrl: string }

async function serve(folder: string, basePath: string, use: (url: string) => Promise<void>) {
  const server = createStaticServer({ folder, basePath })
  await listen(server, 0)
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`)
  server.closeAllConnections()
  server.close()
}

/** All that a visitor's console would show, and every request that failed or left the site. */
function recordTroubles(context: BrowserContext): string[] {
  const troubles: string[] = []
  context.on('console', (message) => troubles.push(`console.${message.type()}: ${message.text()}`))
  context.on('weberror', (error) => troubles.push(`exception: ${error.error().stack}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // What a navigation cuts short, or a page without JavaScript leaves out, has not failed.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      troubles.push(`request: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`response: ${response.status()} ${response.url()}`)
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') troubles.push(`foreign: ${request.url()}`)
  })
  return troubles
}

export const test = base.extend<Fixtures, Sites>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright insists on a pattern, an empty one included
  siteUrl: [({}, use) => serve('out', '', use), { scope: 'worker' }],
  subPathUrl: [({}, use) => serve(SUB_PATH_EXPORT, SUB_PATH, use), { scope: 'worker' }],
  // biome-ignore-end lint/correctness/noEmptyPattern: see above
  baseURL: ({ siteUrl }, use) => use(siteUrl),

  expectTrouble: [
    async ({ context }, use) => {
      const declared: RegExp[] = []
      const troubles = recordTroubles(context)
      await use((pattern) => declared.push(pattern))
      const isDeclared = (trouble: string) => declared.some((pattern) => pattern.test(trouble))
      expect(troubles.filter((trouble) => !isDeclared(trouble))).toEqual([])
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`)).toEqual([])
    })
  },

  announce: async ({ page }, use) => {
    await use((detail) =>
      page.evaluate((d) => {
        window.dispatchEvent(new CustomEvent('cart:add', { detail: d }))
      }, detail),
    )
  },
})

export { expect }
