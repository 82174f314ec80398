/** Runs in the page: how far it has shifted since it was opened. Only Chromium measures this. */
export function layoutShift(): number {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
}
