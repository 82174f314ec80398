import { brotliCompressSync } from 'node:zlib'
import { createStaticServer, listen } from './static-server.mjs'

const KINDS = { document: 'html', stylesheet: 'css', script: 'js', font: 'fonts', image: 'images' }
const PACKED = /\.(woff2|avif|webp|jpe?g|png|mp4|webm)$/

/** What a first visit on a phone loads, in bytes as a host with brotli sends them. */
export async function firstVisit(browser, folder, route) {
  const server = createStaticServer({ folder })
  const origin = `http://127.0.0.1:${await listen(server, 0)}`
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const responses = []
  page.on('response', (response) => responses.push(response))
  await page.goto(origin + route, { waitUntil: 'networkidle' })

  const visit = {
    html: 0,
    css: 0,
    js: 0,
    fonts: 0,
    images: 0,
    requests: responses.length,
    strays: [],
    fontFiles: 0,
  }
  for (const response of responses) {
    const { pathname, origin: from } = new URL(response.url())
    const type = response.request().resourceType()
    const kind = KINDS[type]
    if (kind) visit[kind] += sizeOf(pathname, await response.body())
    if (type === 'font') visit.fontFiles += 1
    if (from !== origin || pathname.endsWith('.txt')) visit.strays.push(response.url())
  }

  await context.close()
  server.closeAllConnections()
  server.close()
  return visit
}

function sizeOf(pathname, body) {
  return PACKED.test(pathname) ? body.length : brotliCompressSync(body).length
}
