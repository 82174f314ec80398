import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { formats, textOnPaper } from '../paper'
import { resize } from '../resize'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Account' })
const cart = (page: Page) => page.getByRole('status', { name: 'Cart' })

test.beforeEach(({ signInAs }) => signInAs('user'))

test('the menu is behind a button on a phone, until a section opens', async ({ page, open }) => {
  const orders = menu(page).getByRole('link', { name: 'Orders' })
  await page.setViewportSize({ width: 390, height: 900 })
  await open('/user')
  await expect(orders).toBeHidden()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await orders.click()
  await expect(page).toHaveURL('/user/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await expect(orders).toBeHidden()

  await resize(page, 1280)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden()
  await expect(orders).toHaveAttribute('aria-current', 'page')
  await expect(orders).toBeVisible()

  await page.emulateMedia({ forcedColors: 'active' })
  const widthOf = (link: Locator) => link.evaluate((each) => getComputedStyle(each).borderTopWidth)
  expect(await widthOf(orders)).toBe('2px')
  expect(await widthOf(menu(page).getByRole('link', { name: 'Coupons' }))).toBe('0px')
})

test('an open order prints alone; it, an empty wishlist and an invalid address are accessible', async ({
  page,
  open,
  browserName,
  expectAccessible,
}) => {
  await open('/user/orders')
  await page.getByRole('button', { name: 'TR-1043' }).press('Enter')
  await expect(page.getByText('2 × Lustra')).toBeVisible()
  await expect(page.getByText('Handed to the carrier').first()).toBeVisible()
  await expectAccessible('main')
  // Only Chromium prints to a file.
  for (const format of browserName === 'chromium' ? formats : []) {
    const sheets = await textOnPaper(page, format)
    expect(sheets, format).toHaveLength(1)
    const [text = ''] = sheets
    // With the shop, the customer and the address.
    for (const words of ['Tersa', 'Customer: Sample User', '01010', 'TR-1043', '2 × Lustra', '$198'])
      expect(text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''))
    expect(text).not.toContain('TR-1031')
  }

  await menu(page).getByRole('link', { name: 'Wishlist' }).click()
  for (const name of ['Cobalto', 'Vitral', 'Proel'])
    await page.getByRole('button', { name: `Remove ${name} from wishlist` }).click()
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  await expectAccessible('main')

  await menu(page).getByRole('link', { name: 'Addresses' }).click()
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('group', { name: /^Enter/ }).getByRole('link')).toHaveCount(5)
  await expectAccessible('main')
})

test('settings, the cart and the products can be exported, erased and imported, without the session', async ({
  page,
  open,
  emit,
  expectAccessible,
}) => {
  const ownItems = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('tersa.'))
        .sort(),
    )
  await open('/user/settings')
  await emit({ id: '1', name: 'Lustra' })
  await page.evaluate(() => localStorage.setItem('tersa.products', '[{"id":"a","name":"Film","price":1}]'))
  await page.getByLabel('Date language').selectOption('Español')
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.press('Enter')
  await expect(page.getByText('Changes saved in this browser.').first()).toBeVisible()
  await expect(save).toBeFocused()
  const before = await ownItems()
  expect(before.map(([key]) => key)).toEqual(['tersa.cart', 'tersa.products', 'tersa.settings'])

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const path = await (await downloading).path()
  const backup = await readFile(path, 'utf8')
  expect(JSON.parse(backup).items).toEqual(Object.fromEntries(before))
  expect(backup).not.toContain('from-a-test')

  await page.getByRole('button', { name: 'Erase my data' }).click()
  await expect(cart(page)).toHaveText('0')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['expiresAt', 'token', 'user'])
  await expectAccessible('main')

  await page.getByLabel('Backup file').setInputFiles(path)
  await expect(cart(page)).toHaveText('1')
  await expect.poll(ownItems).toEqual(before)
})
