import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { routes, UNKNOWN } from '../../lib/config/routes'
import { notFound } from '../../lib/content/es/site'
import { SECURITY_HEADERS } from '../../scripts/export/hosts'
import { SUB_PATH } from '../../scripts/exports'
import { pageIn } from '../export-files'
import { test as base, expect } from '../fixtures'
import { hasBrotli, type Nginx, nginxProblem, startNginx } from './nginx'

const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // Starts once the export is built.
    async ({ siteFolder: _ }, use) => {
      const nginx = await startNginx('site')
      await use(nginx)
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ nginx }, use) => use(nginx.https),
  ignoreHTTPSErrors: true,
})

// With REQUIRE_NGINX, which .ci/run sets, a machine without nginx fails the flows instead.
const problem = nginxProblem()
const isSkipped = problem !== undefined && !process.env.REQUIRE_NGINX
test.skip(isSkipped, problem ?? '')
if (process.env.TEST_WORKER_INDEX === undefined && (isSkipped || !hasBrotli))
  console.log(
    `Skipped: ${isSkipped ? 'the flows' : 'brotli'} on nginx, because ${problem ?? 'its module is not installed'}.`,
  )

test('every route responds at its exact URL, below /es too', async ({ request }) => {
  for (const route of [...Object.keys(routes), '/es', '/es/shop', '/es/user/orders']) {
    const response = await request.get(route)
    expect([route, response.status(), response.headers()['cache-control']]).toEqual([route, 200, 'no-cache'])
  }
})

test('a trailing or double slash redirects on the same host, with the query', async ({ request, nginx }) => {
  for (const [requested, exact] of [
    ['/shop/', '/shop'],
    ['/user/orders/?a=1', '/user/orders?a=1'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['//shop', '/shop'],
    ['//user/orders?a=1&b=%2F', '/user/orders?a=1&b=%2F'],
    ['/user//orders?a=//', '/user/orders?a=//'],
    ['//', '/'],
    ['//elsewhere.example', '/elsewhere.example'],
    ['///%0D%0Aevil', '/%0D%0Aevil'],
    ['/%5Celsewhere.example/', '/elsewhere.example'],
  ] as const) {
    const response = await request.get(nginx.https + requested, { maxRedirects: 0 })
    expect([requested, response.status(), response.headers().location]).toEqual([requested, 301, exact])
  }
})

test('an unknown URL has status 404 and its language’s page', async ({ request }) => {
  const english = [UNKNOWN, '/user/nowhere', '/_next/static/gone.js', '/SHOP', '/_headers', '/vercel.json']
  const spanish = [`/es${UNKNOWN}`, '/es/user/nowhere', '/es/preview']
  for (const url of [...english, ...spanish]) {
    const response = await request.get(url)
    expect([url, response.status(), response.headers()['cache-control']]).toEqual([url, 404, 'no-cache'])
    expect(await response.text()).toContain(spanish.includes(url) ? notFound.heading : 'Page not found')
  }
})

test('files with a hash in their name are immutable, and data for a page is text', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)]
  expect(files.length).toBeGreaterThan(3)
  for (const [, file = ''] of files) {
    const { 'cache-control': cache } = (await request.get(file)).headers()
    expect([file, cache]).toEqual([file, 'public, max-age=31536000, immutable'])
  }
  expect((await request.get('/shop.txt')).headers()['content-type']).toContain('text/plain')
  expect((await request.get('/manifest.webmanifest')).headers()['content-type']).toContain('manifest+json')
})

test('text is compressed, with brotli where nginx has the module, else with gzip', async ({ request }) => {
  if (process.env.REQUIRE_NGINX) expect(hasBrotli).toBe(true)
  const encodings = [['gzip', 'gzip'], ...(hasBrotli ? [['br, gzip', 'br']] : [])] as const
  for (const [accepted, sent] of encodings)
    for (const url of ['/', '/shop', '/shop.txt', '/icons.svg', UNKNOWN]) {
      const response = await request.get(url, { headers: { 'Accept-Encoding': accepted ?? '' } })
      expect([url, response.headers()['content-encoding']]).toEqual([url, sent])
      expect(response.headers().vary).toContain('Accept-Encoding')
    }
})

test('every response has all security headers, and none for other origins', async ({ request, nginx }) => {
  const expected = Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value])
  const chunk = /src="(\/_next\/static\/[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? ''
  const { etag = '' } = (await request.get('/shop')).headers()
  for (const [url, status, options] of [
    ['/', 200, { headers: { Origin: 'https://stranger.example' } }],
    [chunk, 200, {}],
    ['/shop/', 301, { maxRedirects: 0 }],
    [UNKNOWN, 404, {}],
    ['/shop', 304, { headers: { 'If-None-Match': etag } }],
    ['/carousel/carousel.json', 200, {}],
    [`${nginx.http}/`, 301, { maxRedirects: 0 }],
  ] as const) {
    const response = await request.get(url, options)
    const headers = response.headers()
    expect([url, response.status()]).toEqual([url, status])
    expect([url, ...expected.map(([name = '']) => [name, headers[name]])]).toEqual([url, ...expected])
    expect(headers['access-control-allow-origin'], url).toBeUndefined()
  }
})

test('plain HTTP redirects to TLS on the same host, but for certificates', async ({ request, nginx }) => {
  const shop = await request.get(`${nginx.http}/shop?a=1`, { maxRedirects: 0 })
  expect([shop.status(), shop.headers().location]).toEqual([301, `${nginx.https}/shop?a=1`])

  const folder = join(nginx.www, 'acme/.well-known/acme-challenge')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'token'), 'proof')
  const response = await request.get(`${nginx.http}/.well-known/acme-challenge/token`, { maxRedirects: 0 })
  expect([response.status(), await response.text()]).toEqual([200, 'proof'])
})

test('releases are switched both ways without reloads', async ({ request, siteFolder, subPathFolder }) => {
  const nginx = await startNginx('site')
  const switchTo = (folder: string) => {
    symlinkSync(resolve(folder), join(nginx.www, 'next'))
    // Renaming is atomic, so that no request finds the link missing.
    renameSync(join(nginx.www, 'next'), join(nginx.www, 'www/current'))
  }
  const aboutPage = async () => (await request.get(`${nginx.https}/about`)).text()
  expect(await aboutPage()).toBe(pageIn(siteFolder, '/about'))
  switchTo(subPathFolder)
  expect(await aboutPage()).toBe(pageIn(subPathFolder, '/about'))
  switchTo(siteFolder)
  expect(await aboutPage()).toBe(pageIn(siteFolder, '/about'))
  await nginx.stop()
})

test('nginx serves the site under a sub-path in the same way', async ({ request, subPathFolder: _ }) => {
  const nginx = await startNginx('sub-path', SUB_PATH)
  const get = (url: string) => request.get(nginx.https + url, { maxRedirects: 0 })
  for (const route of ['', '/shop', '/user/orders']) expect((await get(SUB_PATH + route)).status()).toBe(200)
  expect((await get(`${SUB_PATH}/nowhere`)).status()).toBe(404)
  const robots = await get('/robots.txt')
  expect([robots.status(), await robots.text()]).toEqual([200, expect.stringContaining('User-Agent: *')])
  for (const doubled of [`${SUB_PATH}/shop/`, `${SUB_PATH}//shop`, `/${SUB_PATH}/shop`])
    expect((await get(doubled)).headers().location).toBe(`${SUB_PATH}/shop`)
  expect((await get(`${SUB_PATH}/shop?a=//`)).status()).toBe(200)
  const scopeOf = async (url: string) => (await get(SUB_PATH + url)).headers()['service-worker-allowed']
  expect([await scopeOf('/sw.js'), await scopeOf('/sw-es.js')]).toEqual([SUB_PATH, undefined])
  await nginx.stop()
})
