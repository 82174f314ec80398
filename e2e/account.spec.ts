import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { routes } from './routes'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Account' })
const cart = (page: Page) => page.getByRole('status', { name: 'Cart' })

test.beforeEach(({ signInAs }) => signInAs('user'))

for (const width of [390, 1280])
  test(`at ${width} px the menu leads to each section and marks it`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 })
    await open('/user')
    const toggle = page.getByRole('button', { name: /^Account: / })
    for (const [route, heading] of Object.entries(routes).filter(([each]) => each.startsWith('/user'))) {
      if (width < 992) await toggle.click()
      await menu(page).getByRole('link', { name: heading }).click()
      await expect(page).toHaveURL(route)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      if (width < 992) {
        await expect(toggle).toHaveText(`Account: ${heading}`)
        await toggle.click()
      }
      await expect(menu(page).getByRole('link', { name: heading })).toHaveAttribute('aria-current', 'page')
      if (width < 992) await toggle.click()
    }
  })

test('the overview counts orders 3, returns 1, coupons 2 and points 1200, and shows the latest order', async ({
  page,
  open,
}) => {
  await open('/user')
  await expect(page.locator('dl dt')).toHaveText(['Orders', 'Returns', 'Coupons', 'Points'])
  await expect(page.locator('dl dd')).toHaveText(['3', '1', '2', '1200'])
  await expect(page.getByRole('button', { name: /^TR-/ })).toHaveText('TR-1043')
})

test('an opened order shows its lines and progress and is accessible', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/user/orders')
  await page.getByRole('button', { name: 'TR-1043' }).press('Enter')
  await expect(page.getByText('2 × Lustra')).toBeVisible()
  await expect(page.getByText('Handed to the carrier').first()).toBeVisible()
  await expectAccessible('main')
})

test('a changed wishlist survives a reload, and an empty one is accessible', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/user/wishlist')
  const names = page.getByRole('article').getByRole('heading')
  await page.getByRole('button', { name: 'Move to cart: Vitral' }).click()
  await expect(cart(page)).toHaveText('1')
  await page.reload()
  await expect(names).toHaveText(['Cobalto', 'Proel'])
  for (const name of ['Cobalto', 'Proel'])
    await page.getByRole('button', { name: `Remove ${name} from wishlist` }).click()
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  await expectAccessible('main')
})

test('an address with problems is accessible, and a saved one survives a reload', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/user/addresses')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5)
  await expectAccessible('main')
  await page.getByLabel('Label').fill('Boat')
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('Street and number').fill('Pier 1')
  await page.getByLabel('City').fill('Bahía')
  await page.getByLabel('Postcode').fill('02')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Boat' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')).toHaveCount(3)
})

test('a coupon’s code is copied to the clipboard', { tag: '@chromium' }, async ({
  page,
  context,
  open,
  signInAs,
}) => {
  await signInAs('user', 1e12)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: new Date('2026-12-01T12:00:00') })
  await open('/user/coupons')
  await page.getByRole('button', { name: 'Copy code CLEAR10' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CLEAR10')
})

test('the returns show the specified sentence and the past one, and lead to support', async ({
  page,
  open,
}) => {
  await open('/user/returns')
  await expect(page.getByText('You don’t have any active returns.', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: 'RT-208' })).toBeVisible()
  await page.getByRole('link', { name: 'Write to support' }).click()
  await expect(page).toHaveURL('/user/support')
})

test('support answers questions, shows the phone number and composes a message', async ({ page, open }) => {
  await open('/user/support')
  await page.getByText('An edge has lifted').click()
  await expect(page.getByText('Do not pull it.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'PBX 555 0100' })).toBeVisible()
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Name').fill('Ana')
  await form.getByLabel('Email').fill('ana@example.com')
  await form.getByLabel('Question').fill('Where is it?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('textbox', { name: 'The whole message' })).toHaveValue(/Where is it\?/)
})

test('saved settings survive a reload, and dates follow their language', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/user/settings')
  await page.getByRole('main').getByLabel('Name').fill('Ana')
  await page.getByLabel('Language of dates').selectOption('Español')
  await page.getByRole('main').getByLabel('Newsletter').check()
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.press('Enter')
  await expect(page.getByText('Changes saved in this browser.').first()).toBeVisible()
  await expect(save).toBeFocused()
  await expectAccessible()
  await page.getByRole('main').getByLabel('Name').fill('  ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Enter a name.')
  await page.getByRole('main').getByLabel('Name').fill('Ana')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByLabel('Name')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Ana')
  await expect(page.getByRole('main').getByLabel('Newsletter')).toBeChecked()
  await menu(page).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByText('12 oct 2026').first()).toBeVisible()
})

test('exported data can be erased and imported again, without the session', async ({
  page,
  open,
  announce,
  expectAccessible,
}) => {
  await open('/user/settings')
  await announce({ id: '1', name: 'Lustra' })
  await expect(cart(page)).toHaveText('1')
  await page.evaluate(() =>
    localStorage.setItem('tersa.products', '[{"id":"a","name":"Film","price":1,"stock":0}]'),
  )

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const path = await (await downloading).path()
  const backup = JSON.parse(await readFile(path, 'utf8'))
  expect(Object.keys(backup.items)).toEqual(expect.arrayContaining(['tersa.cart', 'tersa.products']))
  expect(JSON.stringify(backup)).not.toContain('from-the-flow')

  const own = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('tersa.'))
        .sort(),
    )
  const before = await own()
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await expect(cart(page)).toHaveText('0')
  await expectAccessible()
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['expiresAt', 'token', 'user'])

  await page.getByLabel('A backup file').setInputFiles(path)
  await expect(cart(page)).toHaveText('1')
  expect(await own()).toEqual(before)
})
