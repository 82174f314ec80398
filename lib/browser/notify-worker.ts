/** A page reached by client navigation was never requested as a document; the worker fetches and caches it when told. */
export function notifyWorker(page: string) {
  try {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ page }))
  } catch {
    // There is no worker without https, or in a frame without an origin.
  }
}
