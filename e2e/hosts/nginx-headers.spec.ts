import { UNKNOWN } from '../../lib/config/routes'
import { expect } from '../fixtures'
import { skipped, test } from './nginx-fixtures'
import { gradeOf, STRANGER, scoreOf } from './observatory'

test.skip(...skipped)

const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]

test('every response has all security headers, whatever its status', async ({ request, nginx }) => {
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

test('the headers are graded A+, and without any one of them the score is lower', async ({
  request,
  nginx,
}) => {
  const response = await request.get('/', { headers: { Origin: STRANGER } })
  const plain = await request.get(`${nginx.http}/`, { maxRedirects: 0 })
  const redirect = plain.headers().location?.startsWith('https://localhost') ? 'https' : 'none'
  const graded = { headers: response.headers(), html: await response.text(), redirect } as const
  const score = scoreOf(graded)
  expect([score, gradeOf(score)]).toEqual([140, 'A+'])

  for (const name of HEADERS) {
    const { [name]: removed, ...headers } = graded.headers
    expect(removed, name).toBeTruthy()
    expect(scoreOf({ ...graded, headers }), name).toBeLessThan(score)
  }
})

test('a weaker policy and sharing with other origins cost points', async ({ request }) => {
  const response = await request.get('/')
  const html = await response.text()
  const graded = { headers: response.headers(), html, redirect: 'https' } as const
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

test('a host that adds only HSTS is graded B', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const bare = {
    headers: { 'strict-transport-security': 'max-age=31536000' },
    html,
    redirect: 'https',
  } as const
  expect(gradeOf(scoreOf(bare))).toBe('B')
})
