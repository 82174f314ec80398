/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { writeTexts } from '../files'
import { cloudfrontFiles } from './cloudfront'
import { SECURITY_HEADERS } from './headers'
import { HEADERS_FILE, headersFile, headersFor } from './headers-file'
import { nginxFiles } from './nginx'
import { vercelFile } from './vercel'

test('the headers of every host are the same constant text', () => {
  const expected = Object.entries(SECURITY_HEADERS)
  expect(JSON.parse(vercelFile('')).headers[0]).toEqual({
    source: '/(.*)',
    headers: expected.map(([key, value]) => ({ key, value })),
  })
  const texts = [
    headersFile(''),
    nginxFiles('')['tersa-headers.conf'],
    cloudfrontFiles('')['viewer-response.js'],
  ]
  for (const text of texts) {
    for (const [, value] of expected) expect(text).toContain(value)
    expect(text).not.toContain('sha256-')
  }
})

test('HTTP/2 has a separate file, because older versions of nginx do not know its directive', () => {
  const files = nginxFiles('')
  expect(files['tersa-http2.conf']).toBe('http2 on;\n')
  const directives = files['tersa.conf'].replaceAll(/#.*/g, '')
  expect(directives).toContain('include /etc/nginx/tersa-http2*.conf;')
  expect(directives).not.toMatch(/listen .*http2|http2 on/)
})

test('nginx serves robots.txt and the sitemap of a sub-path at the root, where search engines look', () => {
  const fromRoot = (basePath: string) =>
    nginxFiles(basePath)['tersa.conf'].match(/location ~ .*robots.*\n.*/)?.[0]
  expect(fromRoot('/shop-demo')).toBe(
    'location ~ ^/(robots\\.txt|sitemap\\.xml)$ {\n    try_files /shop-demo$uri =404;',
  )
  expect(fromRoot('')).toBeUndefined()
})

test('Vercel finds pages without .html', () => {
  expect(JSON.parse(vercelFile(''))).toMatchObject({ cleanUrls: true, trailingSlash: false })
})

test('our own server reads the headers of a path from the headers file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tersa-headers-'))
  writeTexts(folder, { [HEADERS_FILE]: headersFile('/demo') })
  expect(headersFor(folder, '/demo/shop')).toEqual(SECURITY_HEADERS)
  expect(headersFor(folder, '/demo/_next/static/a.js')).toEqual({
    ...SECURITY_HEADERS,
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
  expect(headersFor(tmpdir(), '/shop')).toEqual({})
  rmSync(folder, { recursive: true })
})

describe('the functions for CloudFront', () => {
  const files = cloudfrontFiles('')
  const run = (name: keyof typeof files, event: object) =>
    runInNewContext(`${files[name]}; handler(event)`, { event })

  test.each([
    ['/', '/index.html'],
    ['/shop', '/shop.html'],
    ['/user/orders', '/user/orders.html'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['/shop.txt', '/shop.txt'],
  ])('%s is served from %s', (uri, file) => {
    expect(run('viewer-request.js', { request: { uri } }).uri).toBe(file)
  })

  test.each([
    ['/shop/', '/shop'],
    ['//shop', '/shop'],
    ['//', '/'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example', '/elsewhere.example'],
  ])('%s redirects to %s', (uri, location) => {
    expect(run('viewer-request.js', { request: { uri } })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: location } },
    })
  })

  test('under a sub-path the root is not redirected to itself', () => {
    const { 'viewer-request.js': text } = cloudfrontFiles('/demo')
    const request = (uri: string) =>
      runInNewContext(`${text}; handler(event)`, { event: { request: { uri } } })
    expect(request('/').statusCode).toBeUndefined()
    expect(request('/demo/').uri).toBe('/demo/index.html')
    expect(request('//demo/shop').headers.location.value).toBe('/demo/shop')
  })

  test('every header is added to a response', () => {
    const response = run('viewer-response.js', { response: { headers: { etag: { value: 'x' } } } })
    expect(Object.keys(response.headers)).toEqual([
      'etag',
      ...Object.keys(SECURITY_HEADERS).map((name) => name.toLowerCase()),
    ])
  })
})
