import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { routes } from './routes'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Account' })
const cart = (page: Page) => page.getByRole('status', { name: 'Cart' })

test.beforeEach(({ signInAs }) => signInAs('user'))

for (const width of [390, 1280]) {
  test(`at ${width} px each section is reached by the menu, marked and accessible`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await open('/user')
    for (const [route, heading] of Object.entries(routes).filter(([each]) => each.startsWith('/user'))) {
      const toggle = page.getByRole('button', { name: /^Account: / })
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
      await expectAccessible()
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
  })
}

test('the overview counts orders 3, returns 1, coupons 2 and points 1200, and shows the latest order', async ({
  page,
  open,
}) => {
  await open('/user')
  await expect(page.locator('dl dt')).toHaveText(['Orders', 'Returns', 'Coupons', 'Points'])
  await expect(page.locator('dl dd')).toHaveText(['3', '1', '2', '1200'])
  await expect(page.getByRole('button', { name: /^TR-/ })).toHaveText('TR-1043')
})

test('orders show id, date, total, status and method, and open to their lines and progress', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/user/orders')
  for (const [id, texts, tone] of [
    ['TR-1043', ['12 Oct 2026', '$297', 'Shipped', 'Card'], 'text-bg-primary'],
    ['TR-1031', ['28 Aug 2026', '$198', 'Delivered', 'Card'], 'text-bg-success'],
    ['TR-1017', ['3 Jun 2026', '$99', 'Cancelled', 'Card'], 'text-bg-secondary'],
  ] as const) {
    const row = page.getByRole('row', { name: id })
    for (const text of texts) await expect(row.getByText(text)).toBeVisible()
    await expect(row.locator('.badge')).toHaveClass(`badge ${tone}`)
  }
  const toggle = page.getByRole('button', { name: 'TR-1043' })
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('2 × Lustra')).toBeVisible()
  await expect(page.getByText('Handed to the carrier').first()).toBeVisible()
  await expectAccessible()
})

test('a wish is moved to the cart, removed and taken back; the favourites are there, too', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('tersa.favourites', '[{"id":"1","name":"Lustra"}]'))
  await open('/user/wishlist')
  const names = page.getByRole('article').getByRole('heading')
  await expect(names).toHaveText(['Cobalto', 'Vitral', 'Proel', 'Lustra'])
  await page.getByRole('button', { name: 'Move to cart: Vitral' }).click()
  await expect(cart(page)).toHaveText('1')
  await expect(names).toHaveText(['Cobalto', 'Proel', 'Lustra'])
  await page.getByRole('button', { name: 'Remove Lustra from wishlist' }).click()
  await expect(page.getByRole('status', { name: 'Favourites' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(names).toHaveText(['Cobalto', 'Proel', 'Lustra'])
  await page.reload()
  await expect(names).toHaveText(['Cobalto', 'Proel', 'Lustra'])
  for (const name of ['Cobalto', 'Proel', 'Lustra'])
    await page.getByRole('button', { name: `Remove ${name} from wishlist` }).click()
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  await expectAccessible()
})

test('a wish that is moved to the cart and taken back is in the wishlist alone', async ({ page, open }) => {
  await open('/user/wishlist')
  await page.getByRole('button', { name: 'Move to cart: Vitral' }).click()
  await expect(cart(page)).toHaveText('1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Cobalto', 'Vitral', 'Proel'])
  await expect(cart(page)).toHaveText('0')
})

test('an address is added, checked at its fields, made the default, edited, removed and taken back', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/user/addresses')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await expect(page.getByLabel('Label')).toBeFocused()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5)
  await expectAccessible()
  await page.getByLabel('Label').fill('Boat')
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('Street and number').fill('Pier 1')
  await page.getByLabel('City').fill('Bahía')
  await page.getByLabel('Postcode').fill('02')
  await page.getByLabel('Phone').fill('call me')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/^Enter a phone number/)
  await page.getByLabel('Phone').fill('555 0103')
  await page.getByRole('button', { name: 'Save address' }).click()

  const cards = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await page.getByRole('button', { name: 'Make Boat the default' }).click()
  await expect(cards.filter({ has: page.getByText('Default', { exact: true }) })).toHaveCount(1)
  await expect(cards.filter({ has: page.getByText('Default', { exact: true }) })).toContainText('Boat')

  await page.getByRole('button', { name: 'Edit Boat' }).click()
  await page.getByLabel('City').fill('Puerto')
  await page.keyboard.press('Enter')
  await expect(cards.nth(2)).toContainText('Puerto')

  await page.getByRole('button', { name: 'Remove Boat' }).click()
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards.filter({ has: page.getByText('Default', { exact: true }) })).toContainText('Boat')
  await page.reload()
  await expect(cards).toHaveCount(3)
})

test('a coupon is copied with a confirmation, and an expired one is shown as such', {
  tag: '@chromium',
}, async ({ page, context, open, signInAs, expectAccessible }) => {
  await signInAs('user', 1e12)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: new Date('2026-12-01T12:00:00') })
  await open('/user/coupons')
  await page.getByRole('button', { name: 'Copy code CLEAR10' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CLEAR10')
  await expect(page.getByText('Expires 31 Dec 2026')).toBeVisible()

  await page.clock.setFixedTime(new Date('2027-01-05T12:00:00'))
  await page.reload()
  await expect(page.getByText('Expired on 31 Dec 2026')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy code CLEAR10' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copy code EDGE25' })).toBeVisible()
  await expectAccessible()
})

test('returns: the specified sentence, how to start one, and the past one', async ({ page, open }) => {
  await open('/user/returns')
  await expect(page.getByText('You don’t have any active returns.', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: 'RT-208' })).toBeVisible()
  await page.getByRole('link', { name: 'Write to support' }).click()
  await expect(page).toHaveURL('/user/support')
})

test('support answers, names the phone, and composes a question', async ({ page, open }) => {
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

test('settings are saved and confirmed, and dates follow their language', async ({
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

test('all data is taken along, erased, and brought back, the session excepted', async ({
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

test('a file that is no backup is refused, and changes nothing', async ({ page, open, announce }) => {
  await open('/user/settings')
  await announce({ id: '1', name: 'Lustra' })
  for (const [text, words] of [
    ['hello', 'This is not a backup of this site.'],
    ['{"kind":"tersa-backup","version":1,"items":{"token":"x"}}', 'which is not this site’s'],
  ] as const) {
    await page
      .getByLabel('A backup file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words)
    await expect(cart(page)).toHaveText('1')
  }
})
