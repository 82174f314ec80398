import { createServer } from 'node:http'
import { createStaticServer, whileServed } from '../../scripts/server'
import { test as base, expect } from '../fixtures'
import { submitLogin } from '../session/login-form'

const FRAME = '<iframe src="/login" sandbox="allow-scripts allow-forms" width="1000" height="800"></iframe>'

/** The site on a host that sends no headers, so that another page can embed it in a frame without an origin. */
const test = base.extend({
  baseURL: async ({ siteFolder }, use) => {
    const site = createStaticServer(siteFolder)
    const server = createServer((request, response) => {
      if (request.url === '/framed')
        response.setHeader('Content-Type', 'text/html').end(`<link rel="icon" href="data:,">${FRAME}`)
      else {
        response.setHeaders = () => response
        site.emit('request', request, response)
      }
    })
    await whileServed(server, use)
  },
})

test('a frame without storage counts, and explains why no login works', async ({ page, expectTrouble }) => {
  // Such a frame has no origin, so it may fetch neither the font nor the icons.
  expectTrouble(/woff2|icons\.svg/)
  await page.goto('/framed')
  const frame = page.frameLocator('iframe')
  await frame.locator('body').evaluate(() => window.dispatchEvent(new CustomEvent('cart:add')))
  await expect(frame.getByRole('status', { name: 'Cart' })).toHaveText('1')
  await expect(frame.getByText(/This browser cannot save your changes/)).toBeVisible()
  await submitLogin(frame, 'admin@tersa.example', 'admin-demo')
  await expect(frame.getByRole('link', { name: 'Open sign-in in a new tab' })).toBeVisible()
})
