import type { Page } from '@playwright/test'

/** A promise with the function that resolves it. */
export function pending(): { done: Promise<void>; finish: () => void } {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { done, finish }
}

/** Delays matching requests, as a poor connection does, until the returned function is called. */
export async function hold(page: Page, urls: string): Promise<() => void> {
  const { done, finish } = pending()
  await page.route(urls, async (route) => {
    await done
    await route.continue()
  })
  return finish
}

export const holdScripts = (page: Page) => hold(page, '**/_next/static/**/*.js')
