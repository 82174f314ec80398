let last = ''

/**
 * A page that a link has led to was never asked for as a whole; the worker fetches and keeps it once it knows.
 * The first page says so itself, in a script of the export.
 */
export function tellVisited(page: string) {
  const isFirst = !last
  last = page
  if (isFirst) return
  try {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ page }))
  } catch {
    // Without https there is no worker, and a frame without an origin may not ask for one.
  }
}
