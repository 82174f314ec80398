import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Favourites' })
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favourite ${name}` })

test('favourites survive a reload, in an accessible drawer', async ({ page, open, expectAccessible }) => {
  await open('/shop')
  await heart(page, 'Lustra').press('Enter')
  await heart(page, 'Cobalto').click()
  await expect(page.getByRole('status', { name: 'Favourites' })).toHaveText('2')
  await page.reload()
  await expect(heart(page, 'Lustra')).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Favourites, 2' }).click()
  await expect(drawer(page).getByRole('heading', { level: 3 })).toHaveText(['Lustra', 'Cobalto'])
  await expectAccessible('dialog')
  await drawer(page).getByRole('button', { name: 'Add to cart: Cobalto' }).click()
  await expect(page.getByRole('status', { name: 'Cart' })).toHaveText('1')

  await drawer(page).getByRole('button', { name: 'Remove Lustra' }).click()
  await drawer(page).getByRole('button', { name: 'Undo' }).click()
  await expect(drawer(page).getByRole('heading', { level: 3 })).toHaveText(['Lustra', 'Cobalto'])
  await drawer(page).getByRole('button', { name: 'Remove Lustra' }).click()
  await drawer(page).getByRole('button', { name: 'Remove Cobalto' }).click()
  await expect(drawer(page).getByText('No favourites yet')).toBeVisible()
  await expect(drawer(page).getByRole('link', { name: 'Open the shop' })).toHaveAttribute('href', '/shop')
  await expectAccessible('dialog')
  await page.keyboard.press('Escape')
  await expect(heart(page, 'Lustra')).toHaveAttribute('aria-pressed', 'false')
})
