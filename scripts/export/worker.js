// The service worker. The build puts its settings above this line: VERSION, PREFIX, FILMS, HASHED.

/** Longer than this nobody waits for a page that is here already. */
const DEADLINE_MS = 3000

const CACHE = `${PREFIX}${VERSION}`

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), forgetOld()])))

/** The last version stays beside this one: pages that were opened with it still open. */
async function forgetOld() {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

// The page asks for them when it is idle and nobody saves data.
addEventListener('message', (event) => {
  if (event.data === 'films') event.waitUntil(keepFilms())
})

async function keepFilms() {
  const cache = await caches.open(CACHE)
  for (const address of FILMS) {
    if (await cache.match(keyOf(address))) continue
    await fetch(address).then(
      (response) => keep(address, response),
      () => {},
    )
  }
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // A part of a video is no file, and what is not the site's own is never kept.
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return
  event.respondWith(pathname.startsWith(HASHED) ? fromCacheFirst(event) : fromNetworkFirst(event))
})

/** What has its hash in its name never changes. */
async function fromCacheFirst(event) {
  return (await kept(event.request)) ?? fromNetwork(event)
}

/** A deploy is seen at once; what is kept is for no network, and for one that does not answer. */
async function fromNetworkFirst(event) {
  const network = fromNetwork(event)
  const late = new Promise((resolve) => setTimeout(resolve, DEADLINE_MS))
  const first = await Promise.race([network, late]).catch(() => undefined)
  return first ?? (await kept(event.request)) ?? network
}

async function fromNetwork(event) {
  const response = await fetch(event.request)
  event.waitUntil(keep(event.request.url, response.clone()))
  return response
}

/** Neither failures nor redirects, and nothing that the browser may not look into. */
async function keep(address, response) {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return
  const cache = await caches.open(CACHE)
  await cache.put(keyOf(address), response).catch(() => {})
}

async function kept(request) {
  const key = keyOf(request.url)
  return (await (await caches.open(CACHE)).match(key)) ?? caches.match(key)
}

/** What stands behind the question mark is for the page's own script. */
function keyOf(address) {
  const { origin, pathname } = new URL(address, location.href)
  return origin + pathname
}
