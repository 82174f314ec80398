import type { Page, Route } from '@playwright/test'

/** A promise with the function that resolves it. */
export function pending(): { done: Promise<void>; finish: () => void } {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { done, finish }
}

/** Delays matching requests, as a poor connection does, until the returned function is called, and answers them. */
export async function hold(page: Page, urls: string, answer = (route: Route) => route.continue()) {
  const { done, finish } = pending()
  await page.route(urls, async (route) => {
    await done
    await answer(route)
  })
  return finish
}

/** Opens a page whose scripts arrive only when the returned function is called. */
export async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  const letScriptsLoad = await hold(page, '**/_next/static/**/*.js')
  await page.goto(url, { waitUntil: 'commit' })
  return letScriptsLoad
}
