/** Lets the service worker cache a page that was opened by client navigation and never requested as a document. */
export function notifyWorker(page: string) {
  try {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ page }))
  } catch {
    // Service workers need https and an origin.
  }
}
