/** @jest-environment node */
import { runInNewContext } from 'node:vm'
import { startAfterPaint } from './after-paint.mjs'
import { cloudfrontFiles } from './cloudfront.mjs'
import { securityHeaders } from './headers.mjs'
import { headersFile } from './headers-file.mjs'
import { mergeScripts } from './merge-scripts.mjs'
import { hashOf, inlineScripts, policyOf } from './policy.mjs'
import { vercelFile } from './vercel.mjs'

const headers = securityHeaders("default-src 'none'")

test('an inline script is what runs: not a file, and not data', () => {
  const html = `<script>a</script><script src="/b.js" async></script><script type="application/ld+json">{"c":1}</script>
    <script id="d">e\nf</script>`
  expect(inlineScripts(html)).toEqual(['a', 'e\nf'])
})

test('inline scripts in a row are one, which a file, data or an id ends', () => {
  const file = '<script src="/b.js" async=""></script>'
  const data = '<script type="application/ld+json">{"c":1}</script>'
  const page = `<p></p><script>z()</script><script id="a">a()</script><script>(b)("\\u003c")</script><script>c()</script>${file}<script>d()</script>${data}<script>e()</script>`
  expect(mergeScripts(page)).toBe(
    `<p></p><script>z()</script><script id="a">a()\n;(b)("\\u003c")\n;c()</script>${file}<script>d()</script>${data}<script>e()</script>`,
  )
})

test('a hash is the one that browsers compute', () => {
  // The example of the specification, www.w3.org/TR/CSP3.
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

test.each([
  ['https://characters.example/api?page=1', "connect-src 'self' https://characters.example/api;"],
  ['https://characters.example/a;b,c', "connect-src 'self' https://characters.example/a%3Bb%2Cc;"],
  ['/characters.json', "connect-src 'self';"],
  ['', "connect-src 'self';"],
])('the service %o is asked as %s', (service, directive) => {
  expect(policyOf({ hashes: new Set<string>(), services: [service, service] })).toContain(directive)
})

test('code that would run at once becomes a note to fetch it, one for each file', () => {
  const note = (name: string) =>
    `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/${name}.js"/>`
  const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
  const old = '<script src="/_next/static/chunks/c.js" noModule=""></script>'
  const page = `${note('a')}${script('b')}${old}<p>Text</p><script>inline</script>${script('a')}`
  expect(startAfterPaint(page)).toBe(`${note('a')}${note('b')}${old}<p>Text</p><script>inline</script>`)
})

test('Vercel finds pages without .html, and sends every header', () => {
  const settings = JSON.parse(vercelFile(headers, ''))
  expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false })
  expect(settings.headers[0].source).toBe('/(.*)')
  expect(settings.headers[0].headers).toEqual(Object.entries(headers).map(([key, value]) => ({ key, value })))
})

test('Netlify and Cloudflare send each page its own policy', () => {
  const text = headersFile({
    headers,
    basePath: '/demo',
    policies: { 'index.html': 'home', 'user/orders.html': 'orders' },
  })
  expect(text).toContain('\n/demo\n  Content-Security-Policy: home\n')
  expect(text).toContain('\n/demo/user/orders\n  Content-Security-Policy: orders\n')
  expect(text).toContain('/demo/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable')
})

describe('the functions for CloudFront', () => {
  const files = cloudfrontFiles(headers, '')
  const run = (name: keyof typeof files, event: object) =>
    runInNewContext(`${files[name]}; handler(event)`, { event })

  test.each([
    ['/', '/index.html'],
    ['/shop', '/shop.html'],
    ['/user/orders', '/user/orders.html'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['/shop.txt', '/shop.txt'],
  ])('%s is the file %s', (uri, file) => {
    expect(run('viewer-request.js', { request: { uri } }).uri).toBe(file)
  })

  test.each([
    ['/shop/', '/shop'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('%s leads to %s', (uri, location) => {
    expect(run('viewer-request.js', { request: { uri } })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: location } },
    })
  })

  test('every header is sent', () => {
    const response = run('viewer-response.js', { response: { headers: { etag: { value: 'x' } } } })
    expect(Object.keys(response.headers)).toEqual([
      'etag',
      ...Object.keys(headers).map((name) => name.toLowerCase()),
    ])
  })
})
