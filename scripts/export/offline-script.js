// In every exported page, when pages are kept for offline: asks for the worker when the page has loaded and is
// idle, and for the film pages unless data is saved. A frame without an origin may not even ask whether there is one.
addEventListener('load', () => {
  const whenIdle = self.requestIdleCallback ?? ((start) => setTimeout(start, 2e3))
  whenIdle(async () => {
    try {
      const { serviceWorker: workers, connection } = navigator
      const { installing, waiting, active } = await workers.register('BASE/sw.js', { updateViaCache: 'none' })
      const worker = installing ?? waiting ?? active
      // What this page has loaded before there was a worker; most of it is still in the browser's own cache.
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      worker.postMessage({
        page: [location.origin + location.pathname, ...loaded],
        isSaving: !!connection?.saveData,
      })
    } catch {}
  })
})
