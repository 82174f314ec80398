import { WORKER_SCOPE, WORKER_URL } from './own-scripts'

/** Chromium sometimes reports no idle moment at all on a page where nothing happens. */
const MAX_WAIT_MS = 5000

/** Waits for load and an idle moment, so that the worker's downloads do not compete with the page. */
export function registerWorkerWhenIdle() {
  window.addEventListener('load', () => {
    const page = window.location.href
    // Safari has no requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 2000))
    whenIdle(() => void register(page).catch(() => {}), { timeout: MAX_WAIT_MS })
  })
}

/** Fails where workers are not allowed, such as in a frame without an origin. */
async function register(page: string) {
  const { installing, waiting, active } = await navigator.serviceWorker.register(WORKER_URL, {
    updateViaCache: 'none',
    ...WORKER_SCOPE,
  })
  const worker = installing ?? waiting ?? active
  // Everything that the page loaded before there was a worker; most of it is still in the browser's cache.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage({ page, loaded })
}
