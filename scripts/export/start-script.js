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
  // This observer speaks in the next frame, also where a test holds the clock.
  const frame = () => new Promise((seen) => new IntersectionObserver(seen).observe(document.body))
  // What stands in the background is not painted, and not every browser tells of it. Nor is a picture waited for longer.
  addEventListener('DOMContentLoaded', () => setTimeout(start, 1e3))
  try {
    new PerformanceObserver(async (seen) => {
      if (!seen.getEntriesByName('first-contentful-paint')[0]) return
      // What has come with the text, such as a picture, is painted a frame later. Pictures that the shop has asked for by
      // now (catalogue-script.js) are seen two frames after they have come; they would wait as long as the code runs.
      if (self.asked?.shown) {
        await self.asked.shown
        await frame()
      }
      await frame()
      start()
    }).observe({ type: 'paint', buffered: true })
  } catch {}
}
