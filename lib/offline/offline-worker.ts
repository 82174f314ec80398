// The service worker: prefers the network, and serves cached responses when the network does not respond.
import { fieldOf, isRecord } from '@/lib/parsing/record'
import { cacheAll, cachedResponse, linkedFiles, removeOldCaches } from './page-cache'
import { cacheFirst, networkFirst, OFFLINE_PAGE } from './responses'
import { worker } from './scope'

/** The film pages and all their files, cached after the first visit. */
const FILM_FILES: readonly string[] = JSON.parse(process.env.FILM_FILES ?? '[]')
const HASHED_FILES = process.env.HASHED_FILES ?? ''
const HOME_PAGE = process.env.HOME_PAGE ?? ''

/** The sites of other languages below this one, each with its own worker. */
const OTHER_SITES: readonly string[] = JSON.parse(process.env.OTHER_SITES ?? '[]')
const isOthers = (pathname: string) => OTHER_SITES.some((path) => `${pathname}/`.startsWith(`${path}/`))

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), removeOldCaches()])),
)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // A range request returns part of a video, which must not be cached as the whole file.
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return
  if (isOthers(pathname)) return
  event.respondWith(pathname.startsWith(HASHED_FILES) ? cacheFirst(event) : networkFirst(event))
})

/** A page that was loaded as a document reports when it is idle, with its resources; a client navigation reports at once. */
worker.addEventListener('message', (event) => event.waitUntil(cacheVisit(toVisit(event.data))))

type Visit = { page: string; loaded: readonly string[] | null }

/** A message that is not a visit counts as one to the home page without resources. */
function toVisit(message: unknown): Visit {
  const page = fieldOf(message, 'page')
  const loaded = fieldOf(message, 'loaded')
  return {
    page: typeof page === 'string' ? page : HOME_PAGE,
    loaded: Array.isArray(loaded) ? loaded.filter((url) => typeof url === 'string') : null,
  }
}

async function cacheVisit({ page, loaded }: Visit) {
  const url = new URL(page, location.href)
  if (isOthers(url.pathname)) return
  url.search = ''
  url.hash = ''
  await cacheAll([url.href])
  if (loaded) await cacheAll(loaded)
  await cacheLinked(url.href)
  if (!loaded || savesData()) return
  await cacheAll([OFFLINE_PAGE])
  await cacheLinked(OFFLINE_PAGE)
  await cacheAll(FILM_FILES)
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
