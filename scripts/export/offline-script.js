// In every exported page, when pages are kept for offline: asks for the worker when the page has loaded and is
// idle, and for the film pages unless data is saved.
addEventListener('load', () => {
  const { serviceWorker: workers, connection } = navigator
  const whenIdle = self.requestIdleCallback ?? ((start) => setTimeout(start, 2e3))
  if (workers)
    whenIdle(async () => {
      try {
        await workers.register('BASE/sw.js', { updateViaCache: 'none' })
        const { active } = await workers.ready
        if (!connection?.saveData) active.postMessage('films')
      } catch {}
    })
})
