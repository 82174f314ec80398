import type { Page } from '@playwright/test'

/** Marks the document, which loses the mark if a navigation loads another one. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    window.isSameDocument = true
  })

export const isSameDocument = (page: Page) => page.evaluate(() => window.isSameDocument === true)
