import { expect, test } from '../fixtures'

test('a link restores its tint, and a link to the plain page resets it', async ({ page, open }) => {
  await open('/window-film?film=15&glass=20&from=outside&at=night')
  const main = page.getByRole('main')
  await expect(main.getByText('20% × 15% = 3%')).toBeVisible()
  await expect(page.getByRole('img', { name: 'A car’s window, seen from outside by night' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Product lines' }).getByRole('link', { name: 'Window' }).click()
  await expect(page).toHaveURL('/window-film')
  await expect(main.getByText('75% × 35% = 26.3%')).toBeVisible()
})
