/** @jest-environment node */
import { runInNewContext } from 'node:vm'
import { bundle } from './scripts'

type Handler = (event: object) => void

const settings = {
  CACHE_PREFIX: 'tersa / ',
  VERSION: '1',
  FILM_FILES: '[]',
  HOME_PAGE: '/',
  OTHER_SITES: '["/es"]',
  OFFLINE_PAGE: '/offline',
  HASHED_FILES: '/_next/static/',
}

const handlers = new Map<string, Handler>()
const fetchNetwork = jest.fn()
const caches = {
  keys: jest.fn(async (): Promise<string[]> => []),
  match: jest.fn(async (): Promise<Response | undefined> => undefined),
  delete: jest.fn(),
  open: async () => ({ put: async () => {} }),
}

/** Runs the worker with an empty cache; returns how it answers a request whose response is `network`. */
async function startWorker() {
  let network: Promise<Response> = Promise.reject(new TypeError('Failed to fetch'))
  network.catch(() => {})
  runInNewContext(await bundle('lib/offline/offline-worker.ts', settings), {
    self: {
      addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
      clients: { claim: () => {} },
    },
    location: new URL('https://shop.example/sw.js'),
    caches,
    fetch: fetchNetwork.mockImplementation(() => network),
    Response,
    URL,
    setTimeout: () => 0,
  })
  return (path: string, mode: RequestMode, from = network): Promise<Response> => {
    network = from
    const request = { url: `https://shop.example${path}`, method: 'GET', mode, headers: new Headers() }
    return new Promise((respondWith) =>
      handlers.get('fetch')?.({ request, respondWith, waitUntil: () => {} }),
    )
  }
}

/** A response whose body arrives when `finish` is called. */
function streamed() {
  let finish = () => {}
  const body = new ReadableStream({
    start(controller) {
      finish = () => {
        controller.enqueue(new TextEncoder().encode('complete'))
        controller.close()
      }
    },
  })
  return { response: new Response(body, { headers: { 'Content-Type': 'text/plain' } }), finish }
}

const stateOf = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(() => 'settled'),
    new Promise((resolve) => setImmediate(() => resolve('pending'))),
  ])

test.each<[string, RequestMode]>([
  ['/about', 'navigate'],
  ['/shop.txt', 'cors'],
  ['/_next/static/chunks/1.js', 'no-cors'],
])('a request for %s that fails is answered with an error, not with a rejection', async (path, mode) => {
  const answer = await startWorker()
  expect((await answer(path, mode)).type).toBe('error')
})

test.each<[string, RequestMode]>([
  ['/about', 'navigate'],
  ['/shop.txt', 'cors'],
])('%s is passed on once it is complete, so that leaving cuts nothing', async (path, mode) => {
  const answer = await startWorker()
  const { response, finish } = streamed()
  const answered = answer(path, mode, Promise.resolve(response))
  expect(await stateOf(answered)).toBe('pending')
  finish()
  expect(await (await answered).text()).toBe('complete')
  expect((await answered).headers.get('content-type')).toBe('text/plain')
})

test('a page that breaks off is answered with an error, not with its first half', async () => {
  const answer = await startWorker()
  const cut = new ReadableStream({ start: (body) => body.error(new Error('The connection is gone.')) })
  expect((await answer('/about', 'navigate', Promise.resolve(new Response(cut)))).type).toBe('error')
})

test.each([
  ['without a body', new Response(null, { status: 204 })],
  ['with an error', new Response('gone', { status: 404 })],
])('a response %s is passed on', async (_what, response) => {
  const answer = await startWorker()
  expect(await answer('/shop.txt', 'cors', Promise.resolve(response))).toBe(response)
})

test('on the second visit a file with a hash in its name comes from the cache, without a request', async () => {
  const answer = await startWorker()
  const kept = new Response('kept')
  caches.match.mockResolvedValueOnce(kept)
  fetchNetwork.mockClear()
  expect(await answer('/_next/static/chunks/1.js', 'no-cors')).toBe(kept)
  expect(fetchNetwork).not.toHaveBeenCalled()
})

test('a new version deletes what is older than the previous one, and no cache of another sub-path', async () => {
  await startWorker()
  const own = ['tersa / -1', 'tersa / 0', 'tersa / 1']
  caches.keys.mockResolvedValueOnce(['theirs', 'tersa /other -1', 'tersa /other 0', ...own])
  await new Promise((waitUntil) => handlers.get('activate')?.({ waitUntil }))
  expect(caches.delete.mock.calls).toEqual([['tersa / -1']])
})
