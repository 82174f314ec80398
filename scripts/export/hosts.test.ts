/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { headersFile, headersFor, SECURITY_HEADERS, vercelFile, writeHostFiles } from './hosts'
import { writeTexts } from './html'
import { onExport, pageWith } from './test-export'

const recipe = (name: string) => readFileSync(`docs/hosts/${name}`, 'utf8')

/** Runs a function for CloudFront after the change that the guide asks for. */
const cloudfront = (name: string, event: object, base = '') => {
  const code = recipe(name).replace("var base = ''", `var base = '${base}'`)
  return runInNewContext(`${code}; handler(event)`, { event })
}

test('the headers of every host are the same', () => {
  const names = Object.keys(SECURITY_HEADERS)
  expect(JSON.parse(vercelFile(''))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    headers: [{ source: '/(.*)', headers: names.map((key) => ({ key, value: SECURITY_HEADERS[key] })) }, {}],
  })
  const nginx = recipe('nginx-headers.conf').matchAll(/^add_header (\S+) "(.*)" always;$/gm)
  expect(Object.fromEntries(Array.from(nginx, ([, name, value]) => [name, value]))).toEqual(SECURITY_HEADERS)
  const etag = { value: 'x' }
  const { headers } = cloudfront('cloudfront-response.js', {
    request: { uri: '/sw.js' },
    response: { headers: { etag } },
  })
  const added = names.map((name) => [name.toLowerCase(), { value: SECURITY_HEADERS[name] }])
  expect({ ...headers }).toEqual({ etag, ...Object.fromEntries(added) })
})

test.each([
  ['/demo', '/demo/sw.js', '/demo'],
  ['/demo', '/demo/sw-es.js', undefined],
  ['', '/sw.js', undefined],
])('under %j the header of %s allows its worker the home page: %j', (base, uri, allowed) => {
  const name = 'Service-Worker-Allowed'
  const folder = mkdtempSync(join(tmpdir(), 'headers-'))
  writeTexts(folder, { _headers: headersFile(base) })
  const vercel: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(
    vercelFile(base),
  )
  const ofVercel = vercel.headers.filter(({ source }) => source === uri).flatMap(({ headers }) => headers)
  const event = { request: { uri }, response: { headers: {} } }
  const ofCloudfront = cloudfront('cloudfront-response.js', event, base).headers[name.toLowerCase()]
  expect([
    headersFor(folder, uri)[name],
    ofVercel.find(({ key }) => key === name)?.value,
    ofCloudfront?.value,
  ]).toEqual([allowed, allowed, allowed])
  rmSync(folder, { recursive: true })
})

test('our own server reads the headers of a path from the headers file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'))
  writeTexts(folder, { _headers: headersFile('/demo') })
  expect(headersFor(folder, '/demo/shop')).toEqual(SECURITY_HEADERS)
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  expect(headersFor(folder, '/demo/_next/static/a.js')).toEqual({ ...SECURITY_HEADERS, ...immutable })
  expect(headersFor(tmpdir(), '/shop')).toEqual({})
  rmSync(folder, { recursive: true })
})

test.each([
  ['', '/', '/index.html'],
  ['', '/es', '/es/index.html'],
  ['', '/shop', '/shop.html'],
  ['', '/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
  ['/demo', '/demo/', '/demo/index.html'],
  ['/demo', '/demo/es', '/demo/es/index.html'],
])('CloudFront with the base path %j serves %s from %s', (base, uri, file) => {
  expect(cloudfront('cloudfront-request.js', { request: { uri } }, base).uri).toBe(file)
})

test.each([
  ['/shop/', '/shop'],
  ['//', '/'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/\\elsewhere.example', '/elsewhere.example'],
])('CloudFront redirects %s to %s', (uri, location) => {
  const { statusCode, headers } = cloudfront('cloudfront-request.js', { request: { uri } })
  expect([statusCode, headers.location.value]).toEqual([301, location])
})

test('Netlify finds the 404 page of another language, unless only the first is built', async () => {
  await onExport({ 'index.html': pageWith('') }, (site, read) => {
    writeHostFiles({ ...site, basePath: '/demo' })
    expect(read('_redirects')).toBe('/demo/es/* /demo/es/404.html 404\n')
  })
  await onExport({ 'index.html': pageWith('') }, (site, read) => {
    writeHostFiles({ ...site, environment: { ...site.environment, LANGUAGES: 'en' } })
    expect(() => read('_redirects')).toThrow('ENOENT')
    expect(read('.nojekyll')).toBe('')
  })
})
