import type { Page } from '@playwright/test'

export const cart = (page: Page) => page.getByRole('status', { name: 'Cart' })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

export const openDrawer = (page: Page) => page.getByRole('button', { name: /^Cart, / }).click()

/** Replaces the stored cart of an open page, as another tab would. */
export async function storeCart(page: Page, quantities: Record<string, number>) {
  const all = Object.entries(quantities).map(([name, quantity]) => ({ id: name, name, price: 99, quantity }))
  await page.evaluate((json) => {
    localStorage.setItem('tersa.cart', json)
    window.dispatchEvent(new StorageEvent('storage'))
  }, JSON.stringify(all))
}

export const storedCart = (page: Page) =>
  page.evaluate<{ name: string; price: number; quantity: number }[]>(() =>
    JSON.parse(localStorage.getItem('tersa.cart') ?? '[]'),
  )
