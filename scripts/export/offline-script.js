// In every exported page, when pages are kept for offline: asks for the worker when the page has loaded and is
// idle. A frame without an origin may not even ask whether there is one.
addEventListener('load', () => {
  const page = location.href
  const whenIdle = self.requestIdleCallback ?? ((start) => setTimeout(start, 2e3))
  whenIdle(async () => {
    try {
      const { installing, waiting, active } = await navigator.serviceWorker.register('BASE/sw.js', {
        updateViaCache: 'none',
      })
      const worker = installing ?? waiting ?? active
      // What this page has loaded before there was a worker; most of it is still in the browser's own cache.
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      worker.postMessage({ page, loaded })
    } catch {}
  })
})
