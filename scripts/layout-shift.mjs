/** In the page: how much of it has moved since it was opened. Only Chromium tells. */
export function layoutShift() {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)
}
