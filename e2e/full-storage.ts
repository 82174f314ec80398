import type { Page } from '@playwright/test'

/** Fills the browser's storage to the last character. */
export async function fillStorage(page: Page) {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let i = 0; i < 8; i++) localStorage.setItem(`filler-${size}-${i}`, 'x'.repeat(size))
      } catch {
        // Full at this size: the next half still fits.
      }
    }
  })
}
