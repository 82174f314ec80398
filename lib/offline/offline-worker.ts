// The service worker: prefers the network, and serves cached responses when the network does not respond.
import { fieldOf, isRecord } from '@/lib/parsing/record'
import { CACHE_PREFIX, worker } from './scope'

/** The film pages and the files that they name, cached after the first visit. */
const FILM_FILES: readonly string[] = JSON.parse(process.env.FILM_FILES ?? '[]')
const HASHED_FILES = process.env.HASHED_FILES ?? ''

/** Its scope, `/shop`, also contains `/shop-of-another`. */
const BASE_PATH = process.env.BASE_PATH ?? ''
const isBelow = (pathname: string, path: string) => `${pathname}/`.startsWith(`${path}/`)

/** The sites of other languages below this one, each with its own worker. */
const OTHER_SITES: readonly string[] = JSON.parse(process.env.OTHER_SITES ?? '[]')
const isOthers = (pathname: string) => OTHER_SITES.some((path) => isBelow(pathname, path))

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), removeOldCaches()])),
)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // A range request returns part of a video, which must not be cached as the whole file.
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return
  if (!isBelow(pathname, BASE_PATH)) return
  if (isOthers(pathname)) {
    // Their worker answers for them, but may not be registered yet.
    if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage(request)))
    return
  }
  event.respondWith(pathname.startsWith(HASHED_FILES) ? cacheFirst(event) : networkFirst(event))
})

/** A page that was loaded as a document reports when it is idle, with its resources; a client navigation reports at once. */
worker.addEventListener('message', (event) => event.waitUntil(cacheVisit(event.data)))

async function cacheVisit(message: unknown) {
  const page = fieldOf(message, 'page')
  if (typeof page !== 'string') return
  const given = fieldOf(message, 'loaded')
  const loaded = Array.isArray(given) ? given.filter((url) => typeof url === 'string') : null
  const url = new URL(page, location.href)
  url.search = ''
  url.hash = ''
  // A page in another language is its own worker's; this one may have to answer for the pages of its language.
  const isOwn = !isOthers(url.pathname)
  if (isOwn) await cacheAll([url.href, ...(loaded ?? [])])
  if (isOwn) await cacheLinked(url.href)
  if (!loaded || savesData()) return
  await cacheAll([OFFLINE_PAGE])
  await cacheLinked(OFFLINE_PAGE)
  if (isOwn) await cacheAll(FILM_FILES)
}

async function cacheLinked(page: string) {
  const html = await (await cachedResponse(page))?.text()
  await cacheAll(linkedFiles(html ?? ''))
}

/** Save-Data visitors get no background downloads. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isRecord(connection) && Reflect.get(connection, 'saveData') === true
}

const CACHE = CACHE_PREFIX + (process.env.VERSION ?? '')

/** Keeps the previous version's cache: pages that were opened with it still need it. */
async function removeOldCaches() {
  const older = (await ownCaches()).filter((name) => name !== CACHE)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
}

/** Fetches and stores what is not in the cache yet, except videos, and then what these scripts load for a press. */
async function cacheAll(urls: readonly string[]) {
  const cache = await caches.open(CACHE)
  const wanted = new Set(urls.map((url) => new URL(url, location.href).href))
  // Also visits the files that are added on the way.
  for (const each of wanted) {
    const { origin, pathname } = new URL(each)
    if (origin !== location.origin || /\.(mp4|webm)$/.test(pathname)) continue
    const key = cacheKey({ url: each })
    if (!(await cache.match(key))) await fetch(each).then((response) => store(key, response), quietly)
    if (!pathname.startsWith(HASHED_FILES) || !pathname.endsWith('.js') || savesData()) continue
    for (const file of await laterFilesOf(key, cache)) wanted.add(file)
  }
}

/** By the URL of the script, which never changes, so that it is read once while the worker runs. */
const laterFiles = new Map<string, readonly string[]>()

async function laterFilesOf(key: string, cache: Cache): Promise<readonly string[]> {
  const known = laterFiles.get(key)
  if (known) return known
  const script = await (await cache.match(key))?.text()
  if (script === undefined) return []
  const files = Array.from(
    script.matchAll(LATER),
    ([, file = '']) => new URL(HASHED_FILES + file, location.href).href,
  )
  laterFiles.set(key, files)
  return files
}

const quietly = () => {}

/** The chunks and drawings that a script loads later, as it names them. */
const LATER = /static\/(chunks\/[\w.~-]+\.(?:js|css)|media\/[\w.~-]+\.svg)/g

/** Scripts, styles and drawings that a page links; its photographs come in several sizes, of which it needs one. */
function linkedFiles(html: string): string[] {
  return Array.from(
    html.matchAll(/ (?:src|href)="([^"]+\.(?:js|css|svg)(?:\?[^"]*)?)"/g),
    ([, url = '']) => url,
  )
}

/** Stores no errors, no redirects and nothing that the server wants uncached. */
async function store(key: string, response: Response) {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return
  const header = (name: string) => response.headers.get(name) ?? ''
  if (header('cache-control').includes('no-store')) return
  // On a host that responds to every URL with a page, HTML must not replace a script.
  const isHashed = new URL(key, location.href).pathname.startsWith(HASHED_FILES)
  if (isHashed && header('content-type').includes('html')) return
  const cache = await caches.open(CACHE)
  await cache.put(key, response).catch(quietly)
}

/** From this version's cache, else from the previous one's. */
async function cachedResponse(key: string): Promise<Response | undefined> {
  try {
    const older = (await ownCaches()).filter((name) => name !== CACHE).reverse()
    for (const cacheName of [CACHE, ...older]) {
      const response = await caches.match(key, { cacheName })
      if (response) return response
    }
  } catch {
    // A browser that refuses its cache to the worker still has the network.
  }
  return undefined
}

/** Drops the query of pages, of `_rsc` requests and of retries, which does not change the response. */
function cacheKey({ url, mode }: { url: string; mode?: RequestMode }): string {
  const key = new URL(url)
  if (mode === 'navigate' || ['_rsc', 'retry'].some((name) => key.searchParams.has(name))) key.search = ''
  key.hash = ''
  return key.href
}

/** The site's own page about being offline. */
const OFFLINE_PAGE = new URL(process.env.OFFLINE_PAGE ?? '', location.href).href

/** How long to wait for the network before a cached page is served. */
const NETWORK_PATIENCE_MS = 3000

/** For files with a hash in their name, which never change. */
async function cacheFirst(event: FetchEvent): Promise<Response> {
  return (await cachedResponse(cacheKey(event.request))) ?? fromNetwork(event).catch(unavailable)
}

/** Prefers the network, so that a deploy shows at once; falls back to the cache. */
async function networkFirst(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event)
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_PATIENCE_MS))
  const first = await Promise.race([network, patience]).catch(() => undefined)
  const cached = first ?? (await cachedResponse(cacheKey(event.request)))
  return cached ?? network.catch(() => offlinePage(event.request))
}

/** Replaces a page that cannot be loaded; without our page, the browser shows its own. */
async function offlinePage({ mode }: Request): Promise<Response> {
  if (mode !== 'navigate') return unavailable()
  return (await cachedResponse(OFFLINE_PAGE)) ?? Response.error()
}

/** A response that the page handles as a failure; Firefox and WebKit would log `Response.error()` for each file. */
const unavailable = () => new Response(null, { status: 504 })

/** Stores a response even when it arrives too late for the page. */
function fromNetwork(event: FetchEvent): Promise<Response> {
  const response = fetch(event.request)
  const stored = response.then((each) => store(cacheKey(event.request), each.clone()))
  event.waitUntil(stored.catch(quietly))
  return response.then(complete)
}

/**
 * Waits for the whole body. If the connection breaks off, the cached copy is served instead of half a page, and Firefox
 * logs no worker error when a page is left early. A redirect or a response without a body cannot be rebuilt.
 */
async function complete(response: Response): Promise<Response> {
  if (response.status !== 200 || response.redirected) return response
  return new Response(await response.blob(), response)
}
