import { cartButton } from '../../lib/content/es/cart'
import { expect, test } from '../fixtures'

test('a cart and a film survive a change of the language', async ({ page, open, emit, tool }) => {
  await open('/window-film?film=20')
  await tool.getByRole('button', { name: /to my quote$/ }).click()
  await expect(tool.getByRole('link', { name: 'View quote' })).toBeVisible()
  await open('/shop')
  await emit({ id: 7, name: 'Añil', image: '/characters/anil.svg', price: 99 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/shop')
  await page.getByRole('button', { name: cartButton.filled(1, 1) }).click()
  const drawer = page.getByRole('dialog', { name: cartButton.name })
  await expect(drawer).toContainText('Añil')
  // The line keeps ids, and is written in the language of the page.
  await expect(drawer.getByRole('heading', { name: /película/i }).first()).toBeVisible()
  await expect(drawer).not.toContainText(/film\b/)
})

const inSpanish = test.extend({ locale: 'es-MX' })

inSpanish('Spanish is offered until that is closed, not forced', async ({ page, open, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open('/ppf?panels=hood')
  const offer = page.locator('.offer')
  await expect(offer).toBeVisible()
  await expectAccessible('.offer')
  await expect(page).toHaveURL('/ppf?panels=hood')
  await offer.getByRole('link').click()
  await expect(page).toHaveURL('/es/ppf?panels=hood')
  await expect(page.locator('.offer')).toBeHidden()
  await open('/ppf')
  await offer.getByRole('button').click()
  await expect(offer).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await open('/shop')
  await expect(offer).toBeHidden()
})
