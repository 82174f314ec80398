import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const badge = (page: Page) => page.getByRole('status', { name: 'Favourites' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Favourites' })
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favourite ${name}` })

test('the heart on a card is a toggle with a name and a state, kept over a reload', async ({
  page,
  open,
}) => {
  await open('/shop')
  await expect(heart(page, 'Lustra')).toHaveAttribute('aria-pressed', 'false')
  await heart(page, 'Lustra').press('Enter')
  await expect(heart(page, 'Lustra')).toHaveAttribute('aria-pressed', 'true')
  await expect(badge(page)).toHaveText('1')
  await expect(page.locator('body > .visually-hidden[role=status]')).toContainText(
    'Lustra added to the favourites',
  )
  await page.reload()
  await expect(heart(page, 'Lustra')).toHaveAttribute('aria-pressed', 'true')
  await heart(page, 'Lustra').click()
  await expect(badge(page)).toHaveCount(0)
})

test('the drawer shows them, puts them in the cart, removes them and takes that back', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/shop')
  await heart(page, 'Lustra').click()
  await heart(page, 'Cobalto').click()
  await page.getByRole('button', { name: 'Favourites, 2' }).click()
  await expect(drawer(page).getByRole('heading', { level: 3 })).toHaveText(['Lustra', 'Cobalto'])
  await expectAccessible()

  await drawer(page).getByRole('button', { name: 'Add to cart: Cobalto' }).click()
  await expect(page.getByRole('status', { name: 'Cart' })).toHaveText('1')

  await drawer(page).getByRole('button', { name: 'Remove Lustra' }).click()
  await expect(badge(page)).toHaveText('1')
  await drawer(page).getByRole('button', { name: 'Undo' }).click()
  await expect(drawer(page).getByRole('heading', { level: 3 })).toHaveText(['Lustra', 'Cobalto'])

  await drawer(page).getByRole('button', { name: 'Remove Lustra' }).click()
  await drawer(page).getByRole('button', { name: 'Remove Cobalto' }).click()
  await expect(drawer(page).getByText('No favourites yet')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(heart(page, 'Lustra')).toHaveAttribute('aria-pressed', 'false')
})

test('the favourites follow another tab', async ({ page, context, open }) => {
  await open('/shop')
  await heart(page, 'Lustra').click()
  const other = await context.newPage()
  await other.goto('/shop')
  await expect(heart(other, 'Lustra')).toHaveAttribute('aria-pressed', 'true')
  await heart(other, 'Lustra').click()
  await expect(badge(page)).toHaveCount(0)
  await expect(heart(page, 'Lustra')).toHaveAttribute('aria-pressed', 'false')
})
