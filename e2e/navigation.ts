import type { Page } from '@playwright/test'

/** A page that returns from the back/forward cache has no `load` event to wait for. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
}

/** Marks the document, which loses the mark if a navigation loads another one. */
export const markDocument = (page: Page) => page.evaluate(() => void Reflect.set(window, 'isMarked', true))

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window)
