import { cachedResponse, cacheKey, store } from './page-cache'

/** The site's own page about being offline. */
export const OFFLINE_PAGE = new URL(process.env.OFFLINE_PAGE ?? '', location.href).href

/** How long to wait for the network before a cached page is served. */
const NETWORK_PATIENCE_MS = 3000

/** For files with a hash in their name, which never change. */
export async function cacheFirst(event: FetchEvent): Promise<Response> {
  return (await cachedResponse(cacheKey(event.request))) ?? fromNetwork(event).catch(() => Response.error())
}

/** Prefers the network, so that a deploy shows at once; falls back to the cache. */
export async function networkFirst(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event)
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_PATIENCE_MS))
  const first = await Promise.race([network, patience]).catch(() => undefined)
  const cached = first ?? (await cachedResponse(cacheKey(event.request)))
  return cached ?? network.catch(() => offlinePage(event.request))
}

/** Replaces a page that cannot be loaded; any other request fails as it would without the worker. */
async function offlinePage({ mode }: Request): Promise<Response> {
  const page = mode === 'navigate' ? await cachedResponse(OFFLINE_PAGE) : undefined
  return page ?? Response.error()
}

/** Stores a response even when it arrives too late for the page. */
function fromNetwork(event: FetchEvent): Promise<Response> {
  const response = fetch(event.request)
  const stored = response.then((each) => store(cacheKey(event.request), each.clone()))
  event.waitUntil(stored.catch(() => {}))
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
