import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { burger } from '../site/navbar'
import { cart, storeCart } from './cart'

const NOTICE = /This browser cannot save your changes/

/** Fills the browser's storage to the last character. */
async function fillStorage(page: Page) {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let i = 0; i < 8; i++) localStorage.setItem(`filler-${size}-${i}`, 'x'.repeat(size))
      } catch {
        // Full at this size: the next half still fits.
      }
    }
  })
}

test('the badge shows the largest counts in full on the smallest screen, and counts on with a full storage', async ({
  page,
  open,
  emit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => localStorage.setItem('tersa.quote', '["/ppf?panels=hood"]'))
  await open('/about')
  for (const quantity of [12_345, 1_000_000_000]) {
    await storeCart(page, { Lustra: quantity })
    await expect(cart(page)).toHaveText(String(quantity))
    const { text, box } = await cart(page).evaluate((badge) => {
      const range = document.createRange()
      range.selectNodeContents(badge)
      return { text: range.getBoundingClientRect().toJSON(), box: badge.getBoundingClientRect().toJSON() }
    })
    expect(text.left).toBeGreaterThanOrEqual(box.left)
    expect(text.right).toBeLessThanOrEqual(box.right)
    expect(text.bottom).toBeLessThanOrEqual(box.bottom)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(320)
  }
  const button = page.getByRole('button', { name: /^Cart, / })
  // The header's icons stay in one row.
  expect((await button.boundingBox())?.y).toBe((await burger(page).boundingBox())?.y)
  await expect(button.locator('svg')).toHaveCount(2)

  await fillStorage(page)
  await emit({ id: '2', name: 'Cobalto' })
  await expect(cart(page)).toHaveText('1000000001')
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()
  await emit({ id: '3', name: 'Azogue' })
  await expect(cart(page)).toHaveText('1000000002')
  await expect(page.getByText(NOTICE)).toHaveCount(0)
})
