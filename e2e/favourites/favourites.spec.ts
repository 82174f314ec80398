import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Favourites' })
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favorite ${name}` })

test('favourites are announced and counted, and survive a reload, in an accessible drawer', async ({
  page,
  open,
  expectAccessible,
}) => {
  const said = page.locator('body > .visually-hidden[role=status]')
  const badge = page.getByRole('status', { name: 'Favourites' })
  await open('/shop')
  await expect(page.getByRole('button', { name: 'Favourites, 0' })).toBeVisible()
  await expect(badge).toHaveCount(0)
  await heart(page, 'Lustra').press('Enter')
  await expect(said).toContainText('Lustra added to favorites.')
  await heart(page, 'Cobalto').click()
  await expect(badge).toHaveText('2')
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
  await expect(drawer(page).getByText('No favorites yet')).toBeVisible()
  await expect(drawer(page).getByRole('link', { name: 'Open the shop' })).toHaveAttribute('href', '/shop')
  await expectAccessible('dialog')
  await page.keyboard.press('Escape')
  await expect(heart(page, 'Lustra')).toHaveAttribute('aria-pressed', 'false')
  await heart(page, 'Lustra').dblclick()
  await expect(said).toContainText('Lustra removed from favorites.')
  await expect(badge).toHaveCount(0)
})
