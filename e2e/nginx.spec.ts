import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ExportName, SUB_PATH } from '../scripts/exports'
import { pageIn } from './export-files'
import { test as base, expect } from './fixtures'
import { hasBrotli, type Nginx, nginxProblem, startNginx } from './hosts/nginx'
import { gradeOf, STRANGER, scoreOf } from './hosts/observatory'
import { routes, UNKNOWN } from './routes'

// With REQUIRE_NGINX, which .ci/run sets, a machine without nginx fails the flows instead.
const problem = nginxProblem()
const isLeftOut = problem !== undefined && !process.env.REQUIRE_NGINX
if (isLeftOut && process.env.TEST_WORKER_INDEX === undefined)
  console.log(`Left out: the flows on nginx, because ${problem}.`)

if (!problem && !hasBrotli && process.env.TEST_WORKER_INDEX === undefined)
  console.log('Left out: brotli on nginx, because its module is not installed.')

async function withNginx(name: ExportName, basePath: string, use: (nginx: Nginx) => Promise<void>) {
  const nginx = await startNginx(name, basePath)
  await use(nginx)
  await nginx.stop()
}

const test = base.extend<object, { nginx: Nginx }>({
  // Starts once the export is built.
  nginx: [({ siteFolder: _ }, use) => withNginx('site', '', use), { scope: 'worker' }],
  baseURL: ({ nginx }, use) => use(nginx.https),
})
const testUnder = base.extend<object, { nginx: Nginx }>({
  nginx: [({ subPathFolder: _ }, use) => withNginx('sub-path', SUB_PATH, use), { scope: 'worker' }],
  baseURL: ({ nginx }, use) => use(nginx.https),
})
for (const each of [test, testUnder]) {
  each.use({ ignoreHTTPSErrors: true })
  each.skip(isLeftOut, problem)
}

const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]

test('every route answers at its exact URL, and links work', async ({ page, request, open }) => {
  for (const route of Object.keys(routes)) {
    const answer = await request.get(route)
    expect([route, answer.status(), answer.headers()['cache-control']]).toEqual([route, 200, 'no-cache'])
  }
  await open('/')
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1, name: routes['/about'] })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
})

test('a slash at the end is taken away on the same host, the question kept', async ({ request, nginx }) => {
  for (const [asked, exact] of [
    ['/shop/', '/shop'],
    ['/user/orders/?a=1', '/user/orders?a=1'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/%5Celsewhere.example/', '/elsewhere.example'],
  ] as const) {
    const answer = await request.get(nginx.https + asked, { maxRedirects: 0 })
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 301, exact])
  }
})

test('an unknown URL has status 404 and the site’s own page', async ({ page, request, expectTrouble }) => {
  expectTrouble(/404/)
  for (const url of [
    UNKNOWN,
    '/user/nowhere',
    '/_next/static/chunks/gone.js',
    '/SHOP',
    '/_headers',
    '/vercel.json',
  ]) {
    const answer = await request.get(url)
    expect([url, answer.status(), answer.headers()['cache-control']]).toEqual([url, 404, 'no-cache'])
    expect(await answer.text()).toContain('Page not found')
  }
  await page.goto(UNKNOWN)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('every answer has all security headers, whatever it is', async ({ request, nginx }) => {
  const chunk = /src="(\/_next\/static\/[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? ''
  const { etag = '' } = (await request.get('/shop')).headers()
  for (const [url, options] of [
    ['/', {}],
    [chunk, {}],
    ['/shop/', { maxRedirects: 0 }],
    [UNKNOWN, {}],
    ['/shop', { headers: { 'If-None-Match': etag } }],
    ['/carousel/carousel.json', {}],
    [`${nginx.http}/`, { maxRedirects: 0 }],
  ] as const) {
    const headers = (await request.get(url, options)).headers()
    expect([url, ...HEADERS.filter((name) => !headers[name])]).toEqual([url])
  }
})

test('files with a hash in their name are kept for ever, data for a page is text', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)) {
    const { 'cache-control': cache } = (await request.get(file)).headers()
    expect([file, cache]).toEqual([file, 'public, max-age=31536000, immutable'])
  }
  expect((await request.get('/shop.txt')).headers()['content-type']).toContain('text/plain')
  expect((await request.get('/manifest.webmanifest')).headers()['content-type']).toContain('manifest+json')
})

test('text goes out packed: brotli where nginx knows it, else gzip', async ({ request }) => {
  if (process.env.REQUIRE_NGINX) expect(hasBrotli).toBe(true)
  const encodings = [['gzip', 'gzip'], ...(hasBrotli ? [['br, gzip', 'br']] : [])] as const
  for (const [accepted, sent] of encodings)
    for (const url of ['/', '/shop', '/shop.txt', '/icons.svg', UNKNOWN]) {
      const answer = await request.get(url, { headers: { 'Accept-Encoding': accepted ?? '' } })
      expect([url, answer.headers()['content-encoding']]).toEqual([url, sent])
      expect(answer.headers().vary).toContain('Accept-Encoding')
    }
})

test('plain HTTP leads to the same host over TLS', async ({ request, nginx }) => {
  const answer = await request.get(`${nginx.http}/shop?a=1`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, `${nginx.https}/shop?a=1`])
})

test('a certificate challenge is served over plain HTTP', async ({ request, nginx }) => {
  const folder = join(nginx.www, 'acme/.well-known/acme-challenge')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'token'), 'proof')
  const response = await request.get(`${nginx.http}/.well-known/acme-challenge/token`, { maxRedirects: 0 })
  expect([response.status(), await response.text()]).toEqual([200, 'proof'])
})

test('switching the link to another release needs no reload, and switching back is a rollback', async ({
  request,
  siteFolder,
  configuredFolder,
}) => {
  const nginx = await startNginx('site')
  const switchTo = (folder: string) => {
    symlinkSync(resolve(folder), join(nginx.www, 'next'))
    // Renaming is atomic, so that no request finds the link missing.
    renameSync(join(nginx.www, 'next'), join(nginx.www, 'www/current'))
  }
  const aboutPage = async () => (await request.get(`${nginx.https}/about`)).text()
  expect(await aboutPage()).toBe(pageIn(siteFolder, '/about'))
  switchTo(configuredFolder)
  expect(await aboutPage()).toBe(pageIn(configuredFolder, '/about'))
  switchTo(siteFolder)
  expect(await aboutPage()).toBe(pageIn(siteFolder, '/about'))
  await nginx.stop()
})

test('the headers are graded A+, and each of them counts', async ({ request, nginx }) => {
  const answer = await request.get('/', { headers: { Origin: STRANGER } })
  const plain = await request.get(`${nginx.http}/`, { maxRedirects: 0 })
  const redirect = plain.headers().location?.startsWith('https://localhost') ? 'https' : 'none'
  const graded = { headers: answer.headers(), html: await answer.text(), redirect } as const
  const score = scoreOf(graded)
  expect([score, gradeOf(score)]).toEqual([140, 'A+'])

  for (const name of HEADERS) {
    const left = await startNginx('site', '', properName(name))
    const without = await request.get(`${left.https}/`)
    expect([name, without.headers()[name]]).toEqual([name, undefined])
    expect([name, scoreOf({ ...graded, headers: without.headers() })]).not.toEqual([name, score])
    expect(scoreOf({ ...graded, headers: without.headers() })).toBeLessThan(score)
    await left.stop()
  }
})

test('what would open the site to others costs points', async ({ request }) => {
  const answer = await request.get('/')
  const html = await answer.text()
  const graded = { headers: answer.headers(), html, redirect: 'https' } as const
  const changed = (from: string, to: string) => ({ html: html.replace(from, to) })
  const sharing = { 'access-control-allow-origin': STRANGER, 'access-control-allow-credentials': 'true' }
  for (const [score, change] of [
    [80, changed("script-src 'self'", 'script-src https:')],
    [80, changed("script-src 'self' 'sha", "script-src 'unsafe-inline'; removed 'sha")],
    [80, changed("connect-src 'self'", "connect-src 'self' http://plain.example")],
    [120, changed("script-src 'self'", "script-src 'self' 'unsafe-eval'")],
    [120, changed("img-src 'self'", "img-src 'self' http://plain.example")],
    [130, changed("style-src 'self'", "style-src 'self' 'unsafe-inline'")],
    [135, changed("default-src 'none'", "default-src 'self'")],
    [140, changed("script-src 'self'", "script-src https: 'strict-dynamic'")],
    [75, changed('default-src', 'default-src; default-src')],
    [50, { headers: { ...graded.headers, ...sharing } }],
  ] as const)
    expect([Object.keys(change), score, scoreOf({ ...graded, ...change })]).toEqual([
      Object.keys(change),
      score,
      score,
    ])
})

const properName = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())

test('a host with nothing but the pages is a B', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const bare = {
    headers: { 'strict-transport-security': 'max-age=31536000' },
    html,
    redirect: 'https',
  } as const
  expect(gradeOf(scoreOf(bare))).toBe('B')
})

testUnder('under a sub-path it is the same', async ({ page, request, open }) => {
  for (const route of ['', '/shop', '/user/orders'])
    expect((await request.get(SUB_PATH + route)).status()).toBe(200)
  expect((await request.get(`${SUB_PATH}/nowhere`)).status()).toBe(404)
  const slashed = await request.get(`${SUB_PATH}/shop/`, { maxRedirects: 0 })
  expect(slashed.headers().location).toBe(`${SUB_PATH}/shop`)
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(`${SUB_PATH}/about`)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(`${SUB_PATH}/contact`)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
})
