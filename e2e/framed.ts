import { createServer } from 'node:http'
import { TEST_EXPORT } from '../scripts/exports.mjs'
import { listen } from '../scripts/listen.mjs'
import { createStaticServer } from '../scripts/static-server.mjs'
import { test as base } from './fixtures'

const FRAME = '/framed'

/** The site on a host that sends no headers, where another page may hold it in a frame without an origin of its own. */
export const test = base.extend<{ openFramed: (address: string, sandbox: string) => Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern
  baseURL: async ({}, use) => {
    const site = createStaticServer(TEST_EXPORT)
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname === FRAME) {
        const [src, sandbox] = [searchParams.get('src'), searchParams.get('sandbox')]
        const frame = `<iframe src="${src}" sandbox="${sandbox}" width="1000" height="800"></iframe>`
        response.setHeader('Content-Type', 'text/html').end(`<link rel="icon" href="data:,">${frame}`)
      } else {
        response.setHeaders = () => response
        site.emit('request', request, response)
      }
    })
    await use(`http://127.0.0.1:${await listen(server, 0)}`)
    server.closeAllConnections()
    server.close()
  },
  openFramed: async ({ page }, use) => {
    await use(async (src, sandbox) => {
      await page.goto(`${FRAME}?${new URLSearchParams({ src, sandbox })}`)
    })
  },
})
