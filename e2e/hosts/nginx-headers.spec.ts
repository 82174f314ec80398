import { UNKNOWN } from '../../lib/config/routes'
import { SECURITY_HEADERS } from '../../scripts/export/hosts'
import { expect } from '../fixtures'
import { skipped, test } from './nginx-fixtures'

test.skip(...skipped)

test('every response has all security headers and shares nothing with other origins', async ({
  request,
  nginx,
}) => {
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
