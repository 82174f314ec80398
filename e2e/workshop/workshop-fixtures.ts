import { test as base, expect } from '../fixtures'

export { expect }

/** A Wednesday on which both places are open, 14:00 in New York. */
const NOW = '2026-11-25T19:00:00Z'

/** On the export with the example's facts, at a fixed time; `open` takes routes. */
export const test = base.extend({
  baseURL: ({ subPathUrl }, use) => use(subPathUrl),
  timezoneId: 'America/New_York',
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(NOW)
    await use(page)
  },
  open: ({ open, subPathUrl }, use) => use((route) => open(subPathUrl + route)),
})
