import type { Page } from '@playwright/test'

/** Holds the page's scripts back, as a poor connection does; what it returns lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letCome
}
