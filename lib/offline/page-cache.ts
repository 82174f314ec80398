import { CACHE_PREFIX } from './scope'

const CACHE = CACHE_PREFIX + (process.env.VERSION ?? '')
const HASHED_FILES = process.env.HASHED_FILES ?? ''

/** Keeps the previous version's cache: pages that were opened with it still need it. */
export async function removeOldCaches() {
  const older = (await ownCaches()).filter((name) => name !== CACHE)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
}

/** Fetches and stores what is not in the cache yet, except videos. */
export async function cacheAll(urls: readonly string[]) {
  const cache = await caches.open(CACHE)
  for (const each of urls) {
    const url = new URL(each, location.href)
    const key = cacheKey({ url: url.href })
    const isCacheable = url.origin === location.origin && !/\.(mp4|webm)$/.test(url.pathname)
    if (!isCacheable || (await cache.match(key))) continue
    await fetch(url).then(
      (response) => store(key, response),
      () => {},
    )
  }
}

/** Scripts, styles and drawings that a page links; its photographs come in several sizes, of which it needs one. */
export function linkedFiles(html: string): string[] {
  return Array.from(
    html.matchAll(/ (?:src|href)="([^"]+\.(?:js|css|svg)(?:\?[^"]*)?)"/g),
    ([, url = '']) => url,
  )
}

/** Stores no errors, no redirects and nothing that the server wants uncached. */
export async function store(key: string, response: Response) {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return
  const header = (name: string) => response.headers.get(name) ?? ''
  if (header('cache-control').includes('no-store')) return
  // On a host that responds to every URL with a page, HTML must not replace a script.
  const isHashed = new URL(key, location.href).pathname.startsWith(HASHED_FILES)
  if (isHashed && header('content-type').includes('html')) return
  const cache = await caches.open(CACHE)
  await cache.put(key, response).catch(() => {})
}

/** From this version's cache, else from the previous one's. */
export async function cachedResponse(key: string): Promise<Response | undefined> {
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
export function cacheKey({ url, mode }: { url: string; mode?: RequestMode }): string {
  const key = new URL(url)
  if (mode === 'navigate' || ['_rsc', 'retry'].some((name) => key.searchParams.has(name))) key.search = ''
  key.hash = ''
  return key.href
}
