/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { startAfterPaint } from './after-paint.mjs'
import { cloudfrontFiles } from './cloudfront.mjs'
import { compileAhead } from './compile-ahead.mjs'
import { securityHeaders } from './headers.mjs'
import { headersFile } from './headers-file.mjs'
import { groupsOf, mergeStyles } from './merge-styles.mjs'
import { hashOf, inlineScripts, policyOf } from './policy.mjs'
import { vercelFile } from './vercel.mjs'

const headers = securityHeaders("default-src 'none'")

test('an inline script is what runs: not a file, and not data', () => {
  const html = `<script>a</script><script src="/b.js" async></script><script type="application/ld+json">{"c":1}</script>
    <script id="d">e\nf</script>`
  expect(inlineScripts(html)).toEqual(['a', 'e\nf'])
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

/** An export of these files for the time of a test. */
function inExport(
  files: Record<string, string>,
  then: (read: (name: string) => string, folder: string) => void,
) {
  const folder = mkdtempSync(join(tmpdir(), 'tersa-export-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    then((name) => readFileSync(join(folder, name), 'utf8'), folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the large script that every page starts with is compiled ahead, and no other', () => {
  const page = (...names: string[]) =>
    names.map((name) => `<script src="/demo/_next/${name}.js?v=1" async=""></script>`).join('')
  const large = `"${'x'.repeat(30_000)}"`
  const files = {
    'index.html': page('shared', 'small', 'home'),
    'shop.html': `${page('shared', 'small', 'shop')}<script src="/demo/_next/old.js" noModule=""></script>`,
    '_next/shared.js': large,
    '_next/small.js': '"small"',
    '_next/home.js': large,
    '_next/shop.js': large,
    '_next/old.js': large,
  }
  inExport(files, (read, folder) => {
    compileAhead(folder, '/demo')
    const marked = `//# allFunctionsCalledOnLoad\n${large}`
    for (const [name, text] of Object.entries({ ...files, '_next/shared.js': marked }))
      expect(read(name)).toBe(text)
  })
})

test.each([
  [
    'what every page has in one order',
    [
      ['a', 'b', 'c'],
      ['a', 'b', 'd'],
    ],
    [['a', 'b']],
  ],
  ['what only some have, and those together', [['a', 'b', 'c'], ['a']], [['b', 'c']]],
  ['not what a page has without the other', [['a', 'b'], ['b']], []],
  [
    'not what something stands between',
    [
      ['a', 'b', 'c'],
      ['a', 'c'],
    ],
    [],
  ],
  [
    'not what comes in another order',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [],
  ],
])('one sheet: %s', (_what, pages, groups) => {
  expect(groupsOf(pages)).toEqual(groups)
})

test('sheets that stand together are one, wherever they are named', () => {
  const link = (name: string) => `<link rel="stylesheet" href="/demo/_next/${name}" data-precedence="next"/>`
  const files = {
    'index.html': `${link('a.css')}${link('b.css')}<script>"/demo/_next/b.css"</script>`,
    'start.html': `${link('a.css')}${link('b.css')}<script src="/demo/_next/start.js"></script>`,
    'shop.html': `${link('a.css')}${link('b.css')}${link('c.css')}`,
    'shop.txt': '"/demo/_next/a.css" "/demo/_next/c.css"',
    '_next/shop.js': '"_next/a.css"',
    '_next/start.js': '"_next/shop.js"',
    '_next/other.js': '"_next/c.css"',
    '_next/a.css': '.a{color:red}',
    '_next/b.css': '.b{color:red}',
    '_next/c.css': '.c{color:red}',
  }
  inExport(files, (read, folder) => {
    mergeStyles(folder)
    const name = /\/_next\/([0-9a-f]{16}\.css)/.exec(read('index.html'))?.[1] ?? ''
    expect(read(`_next/${name}`)).toBe('.a{color:red}\n.b{color:red}')
    expect(read('index.html')).toBe(`${link(name)}<script>"/demo/_next/${name}"</script>`)
    expect(read('shop.html')).toBe(`${link(name)}${link('c.css')}`)
    expect(read('shop.txt')).toBe(`"/demo/_next/${name}" "/demo/_next/c.css"`)
    // A script that names them has another name, too, and so has the one that names that one.
    const start = /src="\/demo\/_next\/(\w+\.js)"/.exec(read('start.html'))?.[1] ?? ''
    const shop = /_next\/(\w+\.js)/.exec(read(`_next/${start}`))?.[1] ?? ''
    expect(read(`_next/${shop}`)).toBe(`"_next/${name}"`)
    const left = [name, start, shop, 'c.css', 'other.js']
    expect(readdirSync(join(folder, '_next')).sort()).toEqual(left.sort())
    expect(new Set(left).size).toBe(5)
  })
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
