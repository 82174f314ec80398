/** @jest-environment node */
import type { RequestListener } from 'node:http'
import { startTestServer } from '@/lib/browser/test-server'
import { fetchCharacters, isWorthRetrying } from './fetch-characters'

let server: Awaited<ReturnType<typeof startTestServer>> | undefined

beforeAll(() =>
  Reflect.set(globalThis, 'window', { location: { href: 'http://localhost/', origin: 'http://localhost' } }),
)
afterEach(() => server?.close())

async function serve(listener: RequestListener): Promise<string> {
  server = await startTestServer(listener)
  return server.url
}

const serveBody = (text: string | Buffer, type = 'application/json') =>
  serve((_request, response) => response.writeHead(200, { 'Content-Type': type }).end(text))

const CARDS = '[{"id": 1, "name": "Nácar"}]'

test.each([
  ['JSON', CARDS, 'application/json', 'Nácar'],
  ['JSON sent as plain text', CARDS, 'text/plain', 'Nácar'],
  ['JSON after a byte order mark', `\uFEFF${CARDS}`, 'application/json', 'Nácar'],
  ['JSON with invalid UTF-8', Buffer.from(CARDS, 'latin1'), 'application/json', 'N\uFFFDcar'],
])('%s is read', async (_what, text, type, name) => {
  expect(await fetchCharacters(await serveBody(text, type))).toMatchObject([{ name }])
})

test('every entry of a large catalog is read and has a unique id', async () => {
  const entries = Array.from({ length: 12_000 }, (_, i) => ({ id: i % 6000, name: `日本語の長い名前 ${i}` }))
  const characters = await fetchCharacters(await serveBody(JSON.stringify(entries)))
  // However the connection cuts them.
  expect(characters.map(({ name }) => name)).toEqual(entries.map(({ name }) => name))
  expect(new Set(characters.map(({ id }) => id)).size).toBe(12_000)
})

test.each([
  ['an empty body', ''],
  ['HTML', '<!doctype html><p>Hello'],
  ['an object without a list', '{"data": []}'],
  ['a list that is cut short', '[{"id": 1}, {"na'],
  ['a list of six megabytes', `[${' '.repeat(6_000_000)}]`],
])('%s is a failure', async (_what, text) => {
  await expect(fetchCharacters(await serveBody(text))).rejects.toThrow()
})

test.each<[string, RequestListener]>([
  ['headers that never arrive', () => {}],
  ['a body that never ends', (_request, response) => response.write('[')],
])('%s: the request is aborted after 8 s', async (_what, listener) => {
  const deadline = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  const url = await serve((...exchange) => {
    listener(...exchange)
    setImmediate(() => deadline.abort(new DOMException('too late', 'TimeoutError')))
  })
  await expect(fetchCharacters(url)).rejects.toThrow('too late')
  expect(timeout).toHaveBeenCalledWith(8000)
})

test('a connection that breaks during the response is a failure', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write(CARDS)
    setImmediate(() => response.destroy())
  })
  await expect(fetchCharacters(url)).rejects.toThrow()
})

test.each([
  ...[204, 429, 500, 503].map((status) => [status, true] as const),
  ...[400, 401, 403, 404].map((status) => [status, false] as const),
])('status %i is a failure; worth retrying: %s', async (status, isWorth) => {
  const url = await serve((_request, response) => response.writeHead(status).end('{}'))
  const failure = await fetchCharacters(url).catch((error: Error) => error)
  if (!(failure instanceof Error)) throw new Error('It did not fail')
  expect(isWorthRetrying(failure)).toBe(isWorth)
})

test('a retry bypasses the cache, which may have kept the failure; a request after a success does not', async () => {
  const url = await serveBody(CARDS)
  const request = jest.spyOn(globalThis, 'fetch')
  await fetchCharacters('http://127.0.0.1:9/').catch(() => {})
  for (const cache of ['reload', 'default']) {
    await fetchCharacters(url)
    expect(request).toHaveBeenLastCalledWith(url, expect.objectContaining({ cache }))
  }
})

test('a request sends no cookies to another origin and no referrer, and needs no preflight', async () => {
  const url = await serve((_request, response) => response.end(CARDS))
  const request = jest.spyOn(globalThis, 'fetch')
  await fetchCharacters(url)
  const [, options = {}] = request.mock.lastCall ?? []
  // Node's fetch has neither cookies nor a referrer.
  expect(options).toMatchObject({ credentials: 'same-origin', referrerPolicy: 'no-referrer' })
  expect(Object.keys(options).sort()).toEqual(['cache', 'credentials', 'referrerPolicy', 'signal'])
})
