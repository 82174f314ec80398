/** @jest-environment node */
import { runInNewContext } from 'node:vm'
import { bundle } from './scripts'

const ORIGIN = 'https://shop.example'
const settings = {
  CACHE_PREFIX: 'tersa / ',
  VERSION: '1',
  FILM_FILES: '["/ppf","/ppf.txt"]',
  OTHER_SITES: '["/es"]',
  OFFLINE_PAGE: '/offline',
  HASHED_FILES: '/_next/static/',
  BASE_PATH: '',
}

const PAGES: Record<string, string> = {
  '/ppf': '<img loading="lazy" src="/drawings/car.svg"/><script src="/_next/static/chunks/tool.js"></script>',
  '/drawings/car.svg': 'car',
  '/ppf.txt': 'data',
  '/offline': 'The shop’s own page',
  '/_next/static/chunks/tool.js': 'press(["static/chunks/press.js","static/chunks/press.css"])',
  '/_next/static/chunks/press.js': 'draw("/_next/static/media/vehicle.svg")',
  '/_next/static/chunks/press.css': 'style',
  '/_next/static/media/vehicle.svg': 'drawing',
}

/** A response of the site itself, unless its properties differ. */
const respond = (body: string, init?: ResponseInit, properties = {}) =>
  Object.defineProperties(new Response(body, init), { type: { value: 'basic' }, ...properties })

const online = async (url: string) => {
  const page = PAGES[new URL(url).pathname]
  return respond(page ?? 'gone', { status: page === undefined ? 404 : 200 })
}
const offline = async () => {
  throw new TypeError('Failed to fetch')
}

/** The caches of one origin, which all of its workers share. */
function emptyCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const find = (name: string, key: string) => stored.get(name)?.get(key)?.clone()
  return {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => find(cacheName, key),
    async open(name: string) {
      const cache = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, cache)
      return {
        match: async (key: string) => find(name, key),
        put: async (key: string, response: Response) => void cache.set(key, response),
      }
    },
  }
}

/** Runs the worker of a site with an empty cache, without a network. */
async function startWorker(site: Partial<typeof settings> = {}, caches = emptyCaches(), navigator = {}) {
  const handlers = new Map<string, (event: object) => void>()
  const requested: string[] = []
  /** The deadlines, which never pass by themselves. */
  const timeouts: { work: () => void; ms: number }[] = []
  let network: (url: string) => Promise<Response> = offline
  runInNewContext(await bundle('lib/offline/offline-worker.ts', { ...settings, ...site }), {
    self: {
      addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
      clients: { claim: async () => {} },
    },
    location: new URL(`${ORIGIN}/sw.js`),
    navigator,
    caches,
    fetch: (request: string | { url: string }) => {
      const url = typeof request === 'string' ? request : request.url
      requested.push(new URL(url).pathname)
      return network(url)
    },
    Response,
    URL,
    setTimeout: (work: () => void, ms: number) => timeouts.push({ work, ms }),
  })
  const dispatch = (type: string, event: object) =>
    new Promise<unknown>((waitUntil) => handlers.get(type)?.({ ...event, waitUntil }))
  return {
    /** How the worker answers a request; `null` if it leaves it to the browser. */
    answer(path: string, mode: RequestMode, other?: object): Promise<Response> | null {
      const answers: Promise<Response>[] = []
      const request = { url: ORIGIN + path, method: 'GET', mode, headers: new Headers(), ...other }
      const respondWith = (given: Promise<Response>) => answers.push(given)
      handlers.get('fetch')?.({ request, respondWith, waitUntil: () => {} })
      return answers[0] ?? null
    },
    visit: (page: string, loaded: readonly string[] = []) => dispatch('message', { data: { page, loaded } }),
    activate: () => dispatch('activate', {}),
    /** Replaces the network. */
    use: (given: typeof network) => {
      network = given
    },
    requested,
    timeouts,
  }
}

/** A worker after a visit to a film page, then offline. */
async function startOffline() {
  const worker = await startWorker()
  worker.use(online)
  await worker.visit('/ppf')
  worker.use(offline)
  return worker
}

const stateOf = (promise: Promise<unknown> | null) =>
  Promise.race([
    promise?.then(() => 'settled'),
    new Promise((resolve) => setImmediate(() => resolve('pending'))),
  ])

test.each<[string, RequestMode]>([
  ['/shop.txt', 'cors'],
  ['/_next/static/chunks/1.js', 'no-cors'],
  ['/drawings/a.svg', 'no-cors'],
])('without a network %s is refused, which no browser logs as a fault', async (path, mode) => {
  const { answer } = await startWorker()
  expect((await answer(path, mode))?.status).toBe(504)
})

test('the browser replaces a page as long as the offline page is not cached', async () => {
  const { answer } = await startWorker()
  expect((await answer('/about', 'navigate'))?.type).toBe('error')
})

test('files of a site in another language are left to the browser, and its pages are never cached', async () => {
  const { answer, use } = await startOffline()
  expect(answer('/es/ppf.txt', 'cors')).toBeNull()
  use(async () => new Response('En español'))
  expect(await (await answer('/es/ppf', 'navigate'))?.text()).toBe('En español')
  use(offline)
  expect(await (await answer('/es/ppf', 'navigate'))?.text()).toBe('The shop’s own page')
})

test('who has seen only a page in another language gets the shop’s own page offline, and no film pages', async () => {
  const { answer, use, visit, requested } = await startWorker()
  use(online)
  await visit('/es/about')
  expect(requested).toEqual(['/offline'])
  use(offline)
  for (const path of ['/', '/shop'])
    expect(await (await answer(path, 'navigate'))?.text()).toBe('The shop’s own page')
})

test('a worker under a sub-path leaves a site whose path only begins like its own to the browser', async () => {
  const { answer } = await startWorker({ BASE_PATH: '/shop' })
  expect(answer('/shop-of-another', 'navigate')).toBeNull()
  expect(answer('/shop', 'navigate')).not.toBeNull()
  expect(answer('/shop/ppf', 'navigate')).not.toBeNull()
})

test('a deploy shows at once although the page is cached, which shows after three seconds without a response', async () => {
  const { answer, use, timeouts } = await startOffline()
  use(async () => new Response('deployed'))
  expect(await (await answer('/ppf', 'navigate'))?.text()).toBe('deployed')
  use(() => new Promise(() => {}))
  const answered = answer('/ppf', 'navigate')
  expect(await stateOf(answered)).toBe('pending')
  expect(timeouts.at(-1)?.ms).toBe(3000)
  timeouts.at(-1)?.work()
  expect(await (await answered)?.text()).toBe(PAGES['/ppf'])
})

test('a file that a script loads later, and that failed, is requested again on the next visit', async () => {
  const worker = await startWorker()
  worker.use(async (url) => (url.endsWith('press.js') ? offline() : online(url)))
  await worker.visit('/ppf')
  worker.use(online)
  await worker.visit('/ppf')
  worker.use(offline)
  expect((await worker.answer('/_next/static/media/vehicle.svg', 'no-cors'))?.status).toBe(200)
})

test('drawings of a cached page, and what its scripts load for a press, are cached with it and requested once', async () => {
  const { answer, use, visit, requested } = await startOffline()
  expect(new Set(requested).size).toBe(requested.length)
  requested.length = 0
  use(online)
  await visit('/ppf')
  const hashed = Object.keys(PAGES).filter((path) => path.startsWith('/_next/'))
  for (const file of hashed) expect((await answer(file, 'no-cors'))?.status).toBe(200)
  expect(requested).toEqual([])
  use(offline)
  expect((await answer('/drawings/car.svg', 'no-cors'))?.status).toBe(200)
})

test('what a page has loaded is cached with it, except videos, failures, redirects and what must not be stored', async () => {
  const { answer, use, visit, requested } = await startWorker()
  const served: Record<string, Response> = {
    '/a.avif?size=2': respond('picture'),
    '/_next/static/page-instead-of.js': respond('page', { headers: { 'Content-Type': 'text/html' } }),
    '/missing.svg': respond('gone', { status: 404 }),
    '/moved.svg': respond('another', {}, { redirected: { value: true } }),
    '/private.svg': respond('mine', { headers: { 'Cache-Control': 'private, no-store' } }),
    '/from-another-origin.svg': respond('theirs', {}, { type: { value: 'cors' } }),
  }
  use(async (url) => served[url.slice(ORIGIN.length)] ?? respond('page'))
  await visit('/about', ['/a.mp4', 'https://elsewhere.example/a.js', ...Object.keys(served)])
  expect(requested).not.toContain('/a.mp4')
  expect(requested).not.toContain('/a.js')
  use(offline)
  const paths = ['/a.avif', ...Object.keys(served)]
  const answers = await Promise.all(paths.map((path) => answer(path, 'no-cors')))
  expect(paths.filter((_path, i) => answers[i]?.status === 200)).toEqual(['/a.avif?size=2'])
})

test('Save-Data visitors get only the visited page offline, with what it names', async () => {
  const navigator = { connection: { saveData: true } }
  const { answer, use, visit, requested } = await startWorker({}, emptyCaches(), navigator)
  use(online)
  await visit('/ppf')
  expect(requested).toEqual(['/ppf', '/drawings/car.svg', '/_next/static/chunks/tool.js'])
  use(offline)
  expect(await (await answer('/ppf', 'navigate'))?.text()).toBe(PAGES['/ppf'])
})

test.each([
  { method: 'POST' },
  { url: 'https://elsewhere.example/a.js' },
  { headers: new Headers({ range: 'bytes=0-' }) },
])('the browser answers a request with %o itself', async (other) => {
  const { answer } = await startWorker()
  expect(answer('/a.mp4', 'no-cors', other)).toBeNull()
})

test('two sites on one origin keep and delete their own caches alone', async () => {
  const caches = emptyCaches()
  const one = await startWorker({ CACHE_PREFIX: 'tersa /one ' }, caches)
  one.use(online)
  await one.visit('/ppf')
  const other = await startWorker({ CACHE_PREFIX: 'tersa /two ' }, caches)
  expect((await other.answer('/ppf', 'navigate'))?.type).toBe('error')
  for (const VERSION of ['2', '3', '4']) {
    const next = await startWorker({ CACHE_PREFIX: 'tersa /two ', VERSION }, caches)
    next.use(online)
    await next.visit('/ppf')
    await next.activate()
  }
  expect(await caches.keys()).toEqual(['tersa /one 1', 'tersa /two 3', 'tersa /two 4'])
  const { answer } = await startWorker({ CACHE_PREFIX: 'tersa /two ', VERSION: '5' }, caches)
  expect((await answer('/ppf', 'navigate'))?.status).toBe(200)
})

test.each<[string, RequestMode]>([
  ['/about', 'navigate'],
  ['/shop.txt', 'cors'],
])('%s is passed on once it is complete, so that leaving cuts nothing', async (path, mode) => {
  const { answer, use } = await startWorker()
  const { readable, writable } = new TransformStream()
  use(async () => new Response(readable, { headers: { 'Content-Type': 'text/plain' } }))
  const answered = answer(path, mode)
  expect(await stateOf(answered)).toBe('pending')
  await new Response('complete').body?.pipeTo(writable)
  expect(await (await answered)?.text()).toBe('complete')
  expect((await answered)?.headers.get('content-type')).toBe('text/plain')
})

test('a page that breaks off is answered with an error, not with its first half', async () => {
  const { answer, use } = await startWorker()
  const cut = new ReadableStream({ start: (body) => body.error(new Error('The connection is gone.')) })
  use(async () => new Response(cut))
  expect((await answer('/about', 'navigate'))?.type).toBe('error')
})

test.each([
  ['without a body', new Response(null, { status: 204 })],
  ['with an error', new Response('gone', { status: 404 })],
])('a response %s is passed on', async (_what, response) => {
  const { answer, use } = await startWorker()
  use(async () => response)
  expect(await answer('/shop.txt', 'cors')).toBe(response)
})
