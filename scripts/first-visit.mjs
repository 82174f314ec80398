import { brotliCompressSync } from 'node:zlib'
import { layoutShift } from './layout-shift.mjs'
import { listen } from './listen.mjs'
import { createStaticServer } from './static-server.mjs'

const KINDS = { document: 'html', stylesheet: 'css', script: 'js', font: 'fonts', image: 'images' }
const PACKED = /\.(woff2|avif|webp|jpe?g|png|mp4|webm)$/

/** What a first visit on a phone loads, in bytes as a host with brotli sends them. */
export async function firstVisit(browser, folder, route) {
  const server = createStaticServer(folder)
  const origin = `http://127.0.0.1:${await listen(server, 0)}`
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    // The account shows nothing to anybody else.
    ...(route.startsWith('/user') && { storageState: signedIn(origin) }),
  })
  try {
    const page = await context.newPage()
    // In the order in which the page asked, whatever answers first.
    const requests = []
    page.on('request', (request) => requests.push(request))
    await page.goto(origin + route, { waitUntil: 'networkidle' })
    const shift = await page.evaluate(layoutShift)
    const visit = await weigh(requests, origin)
    if (shift > 0.001) visit.faults.push(`the layout shifts by ${shift}`)
    return visit
  } finally {
    await context.close()
    server.closeAllConnections()
    server.close()
  }
}

function signedIn(origin) {
  const items = {
    user: JSON.stringify({ email: 'user@tersa.example', role: 'user' }),
    expiresAt: String(Date.now() + 3_600_000),
    token: 'measured',
  }
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

async function weigh(requests, origin) {
  const visit = {
    html: 0,
    css: 0,
    js: 0,
    fonts: 0,
    images: 0,
    imagesBeforeVideo: 0,
    fontFiles: 0,
    requests: 0,
  }
  const faults = []
  const asked = requests.map((request) => request.resourceType())
  const firstVideo = asked.includes('media') ? asked.indexOf('media') : asked.length

  for (const [i, request] of requests.entries()) {
    const { pathname, origin: from } = new URL(request.url())
    const response = await request.response()
    if (!response) {
      faults.push(`${pathname} is not answered`)
      continue
    }
    const kind = KINDS[asked[i]]
    const bytes = kind ? sizeOf(pathname, await response.body()) : 0
    if (kind) visit[kind] += bytes
    if (kind === 'images' && i < firstVideo) visit.imagesBeforeVideo += bytes
    if (kind === 'fonts') visit.fontFiles += 1
    if (response.status() >= 400) faults.push(`${pathname} answers ${response.status()}`)
    if (from !== origin) faults.push(`${request.url()} is another origin`)
    if (pathname.endsWith('.txt')) faults.push(`${pathname} is fetched before the visitor reaches for it`)
  }
  return { ...visit, requests: requests.length, faults }
}

function sizeOf(pathname, body) {
  return PACKED.test(pathname) ? body.length : brotliCompressSync(body).length
}
