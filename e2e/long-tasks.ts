import type { Page } from '@playwright/test'

/** Records every task that blocks a page of this flow. */
export async function recordLongTasks(page: Page) {
  await page.addInitScript(() => {
    const tasks: number[] = []
    window.longTasks = tasks
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map((entry) => entry.duration))
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** Forgets what loading the page has cost. */
export async function forgetLongTasks(page: Page) {
  await page.evaluate(() => {
    if (window.longTasks) window.longTasks.length = 0
  })
}

/** The longest task in milliseconds, 0 if none blocked the page. */
export function longestTask(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A task is reported after it has ended.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    if (!window.longTasks) throw new Error('Long tasks are not recorded')
    return Math.max(0, ...window.longTasks)
  })
}
