// In every exported page, when pages are kept for offline: asks for the worker when the page has loaded and is
// idle, and for the film pages unless data is saved. A frame without an origin may not even ask whether there is one.
addEventListener('load', () => {
  const whenIdle = self.requestIdleCallback ?? ((start) => setTimeout(start, 2e3))
  whenIdle(async () => {
    try {
      const { serviceWorker: workers, connection } = navigator
      await workers.register('BASE/sw.js', { updateViaCache: 'none' })
      const { active } = await workers.ready
      if (!connection?.saveData) active.postMessage('films')
    } catch {}
  })
})
