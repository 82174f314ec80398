import { createServer } from 'node:http'
import { createStaticServer, whileServed } from '../../scripts/server'
import { test as base } from '../fixtures'

const FRAME = '/framed'

/** The site on a host that sends no headers, so that another page can embed it in a frame without an origin. */
export const test = base.extend<{ openFramed: (url: string, sandbox: string) => Promise<void> }>({
  baseURL: async ({ siteFolder }, use) => {
    const site = createStaticServer(siteFolder)
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
    await whileServed(server, use)
  },
  openFramed: async ({ page }, use) => {
    await use(async (src, sandbox) => {
      await page.goto(`${FRAME}?${new URLSearchParams({ src, sandbox })}`)
    })
  },
})
