// In every page that can be seen without its code: that is on its way, and runs once there is something to see
// (after-paint.mjs).
{
  let isStarted
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const note of document.querySelectorAll('link[as=script]')) {
      const script = document.createElement('script')
      script.async = true
      script.src = note.getAttribute('href')
      document.head.append(script)
    }
  }
  // What stands in the background is not painted, and not every browser tells of it. Nor is a picture waited for longer.
  addEventListener('DOMContentLoaded', () => setTimeout(start, 1e3))
  try {
    new PerformanceObserver(async (seen) => {
      if (!seen.getEntriesByName('first-contentful-paint')[0]) return
      // Pictures that have come are painted a frame after the text; this observer speaks no sooner. Those that the shop
      // has asked for by now (catalogue-script.js) would wait for the code for as long as that runs.
      await self.asked?.shown
      new IntersectionObserver(start).observe(document.body)
    }).observe({ type: 'paint', buffered: true })
  } catch {}
}
