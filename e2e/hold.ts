import type { Page } from '@playwright/test'

/** Holds back what a page asks for, as a poor connection does; what it returns lets that come. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

export const holdScripts = (page: Page) => hold(page, '**/_next/static/**/*.js')
