import type { Page } from '@playwright/test'

/** Changes the width of the window and waits until the page is laid out for it. */
export async function resize(page: Page, width: number, height = 800) {
  await page.setViewportSize({ width, height })
  // Media queries and viewport units are evaluated with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** As a visitor whose browser shows text twice as large. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
