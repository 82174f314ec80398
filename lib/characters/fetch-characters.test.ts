/** @jest-environment node */
import type { RequestListener } from 'node:http'
import { startTestServer } from '@/lib/browser/test-server'
import { fetchCharacters } from './fetch-characters'
import { isWorthRetrying } from './retry'

let server: Awaited<ReturnType<typeof startTestServer>> | undefined

beforeAll(() =>
  Reflect.set(globalThis, 'window', { location: { href: 'http://localhost/', origin: 'http://localhost' } }),
)
afterEach(() => {
  server?.close()
})

async function answering(listener: RequestListener): Promise<string> {
  server = await startTestServer(listener)
  return server.url
}

const body = (text: string | Buffer, type = 'application/json') =>
  answering((_request, response) => response.writeHead(200, { 'Content-Type': type }).end(text))

const CARDS = '[{"id": 1, "name": "Nácar"}]'

test.each([
  ['JSON', CARDS, 'application/json'],
  ['JSON called text', CARDS, 'text/plain'],
  ['JSON behind a byte order mark', `\uFEFF${CARDS}`, 'application/json'],
])('%s is read', async (_what, text, type) => {
  expect(await fetchCharacters(await body(text, type))).toMatchObject([{ name: 'Nácar' }])
})

test('bytes that are no UTF-8 are read as far as they can be', async () => {
  const latin = Buffer.from(CARDS, 'latin1')
  expect(await fetchCharacters(await body(latin))).toMatchObject([{ name: 'N\uFFFDcar' }])
})

test('every entry of a large catalogue is read, and each has an id of its own', async () => {
  const entries = Array.from({ length: 12_000 }, (_, i) => ({ id: i % 6000, name: `Name ${i}` }))
  const characters = await fetchCharacters(await body(JSON.stringify(entries)))
  expect(characters).toHaveLength(12_000)
  expect(new Set(characters.map(({ id }) => id)).size).toBe(12_000)
})

test.each([
  ['truncated JSON', CARDS.slice(0, 12)],
  ['nothing', ''],
  ['HTML', '<!doctype html><p>Hello'],
  ['an object without a list', '{"data": []}'],
  ['a list that is cut short', '[{"id": 1}, {"na'],
  ['six megabytes', Buffer.alloc(6_000_000, ' ')],
])('%s is a failure', async (_what, text) => {
  await expect(fetchCharacters(await body(text))).rejects.toThrow()
})

test.each<[string, RequestListener]>([
  ['headers that never arrive', () => {}],
  ['a body that never ends', (_request, response) => response.write('[')],
])('%s are given up after the deadline of 8 s', async (_what, listener) => {
  const deadline = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  const url = await answering((...exchange) => {
    listener(...exchange)
    setImmediate(() => deadline.abort(new DOMException('too late', 'TimeoutError')))
  })
  await expect(fetchCharacters(url)).rejects.toThrow('too late')
  expect(timeout).toHaveBeenCalledWith(8000)
})

test('a connection that breaks in the middle is a failure', async () => {
  const url = await answering((_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write(CARDS)
    setImmediate(() => response.destroy())
  })
  await expect(fetchCharacters(url)).rejects.toThrow()
})

test.each([
  [204, true],
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [429, true],
  [500, true],
  [503, true],
])('the answer %i is a failure; worth another try: %s', async (status, isWorth) => {
  const url = await answering((_request, response) => response.writeHead(status).end('{}'))
  const failure = await fetchCharacters(url).catch((error: Error) => error)
  if (!(failure instanceof Error)) throw new Error('It did not fail')
  expect(isWorthRetrying(failure)).toBe(isWorth)
})

test('a request says nothing of the visitor and needs no preflight', async () => {
  let headers: object = {}
  const url = await answering((request, response) => {
    headers = request.headers
    response.end(CARDS)
  })
  await fetchCharacters(url)
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']))
  expect(Object.keys(headers)).not.toContain('referer')
  expect(Object.keys(headers)).not.toContain('content-type')
})
