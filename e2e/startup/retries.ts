import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures'

/** Runs the clock through the retries of a script. */
export const runUntilVisible = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(1000)
    expect(await shown.isVisible()).toBe(true)
  }).toPass({ intervals: [100] })
