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

// A page that was opened as a whole says so when it is idle, with what it has loaded; one that a link has led to, at once.
addEventListener('message', (event) => event.waitUntil(keepVisited(event.data)))

async function keepVisited({ page, loaded }) {
  const key = keyOf({ url: new URL(page, location.href), mode: 'navigate' })
  await keepAll([key])
  if (loaded) await keepAll(loaded)
  await keepAll(await namedIn(key))
  // The film pages come unasked, unless data is saved.
  if (loaded && !navigator.connection?.saveData) await keepAll(FILMS)
}

/** Its code may have come before there was a worker, and drawings further down not yet. Of a photograph it has several. */
async function namedIn(page) {
  const html = (await (await caches.match(page, { cacheName: CACHE }))?.text()) ?? ''
  return Array.from(html.matchAll(/ (?:src|href)="([^"]+\.(?:js|css|svg))"/g), ([, address]) => address)
}

/** A video comes in parts, and is for a page that has a network. */
const isOurs = ({ origin, pathname }) => origin === location.origin && !/\.(mp4|webm)$/.test(pathname)

async function keepAll(addresses) {
  const cache = await caches.open(CACHE)
  for (const address of addresses) {
    const url = new URL(address, location.href)
    const key = keyOf({ url })
    if (!isOurs(url) || (await cache.match(key))) continue
    await fetch(url).then(
      (response) => keep(key, response),
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

/** What comes is kept, also when it comes too late for who has asked. */
function fromNetwork(event) {
  const answer = fetch(event.request)
  const isKept = answer.then((response) => keep(keyOf(event.request), response.clone()))
  event.waitUntil(isKept.catch(() => {}))
  return answer
}

/** Neither failures nor redirects, and nothing that the browser may not look into. */
async function keep(address, response) {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return
  const said = (name) => response.headers.get(name) ?? ''
  if (said('cache-control').includes('no-store')) return
  // A host that answers everything with a page must not put one in the place of code.
  if (new URL(address, location.href).pathname.startsWith(HASHED) && said('content-type').includes('html'))
    return
  const cache = await caches.open(CACHE)
  await cache.put(address, response).catch(() => {})
}

/** From this version, else from the last one; what other applications keep on this origin is theirs. */
async function kept(request) {
  const key = keyOf(request)
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
    for (const cacheName of [CACHE, ...names.reverse()]) {
      const response = await caches.match(key, { cacheName })
      if (response) return response
    }
  } catch {
    // A browser that refuses its store still has the network.
  }
}

/** What is behind a page's question mark is for its own script; behind that of its data it is for caches. */
function keyOf({ url, mode }) {
  const key = new URL(url)
  if (mode === 'navigate' || key.searchParams.has('_rsc')) key.search = ''
  key.hash = ''
  return key.href
}
