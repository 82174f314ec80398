/** A page that is reached without a reload is never asked for as a whole; the worker fetches and keeps it once it knows. */
export function tellVisited(page: string) {
  try {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage([page]))
  } catch {
    // Without https there is no worker, and a frame without an origin may not ask for one.
  }
}
