import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const field = (page: Page, name: RegExp) => page.getByRole('form', { name: 'New product' }).getByLabel(name)
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')

async function create(page: Page, name: string, price: string, stock = '') {
  await field(page, /^Name/).fill(name)
  await field(page, /^Price/).fill(price)
  await field(page, /^Stock/).fill(stock)
  await page.keyboard.press('Enter')
}

test('the list starts empty, and created products survive a reload', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/admin')
  await expect(page.getByText('There are no products created.', { exact: true })).toBeVisible()
  await create(page, 'PPF gloss', '189', '12')
  await create(page, 'Window film', '64.5')
  await expect(rows(page)).toHaveText(['Window film', 'PPF gloss'])
  await expect(page.getByRole('row', { name: /Window film/ }).getByRole('cell')).toContainText([
    '$64.50',
    '0',
  ])
  await expectAccessible('main')
  await page.reload()
  await expect(rows(page)).toHaveText(['Window film', 'PPF gloss'])
})

test('Log out ends the admin’s session and leads to /login', async ({ page, openAs }) => {
  await openAs('admin', '/admin')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('anybody may open the page; one line says that no admin is signed in', async ({
  page,
  open,
  openAs,
}) => {
  await open('/admin')
  await expect(page.getByText('No admin is signed in.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
  await openAs('user', '/admin')
  await expect(page.getByText('No admin is signed in.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/user')
})

test('an invalid product is silently ignored and stays in the form', async ({ page, open }) => {
  await open('/admin')
  await create(page, 'Film', 'ten', '1.5')
  await expect(page.getByText('There are no products created.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(field(page, /^Name/)).toHaveValue('Film')
  await expect(field(page, /^Price/)).toHaveValue('ten')
  await expect(field(page, /^Stock/)).toHaveValue('1.5')
})

test('a product is edited in place, deleted and restored', async ({ page, open, expectAccessible }) => {
  await open('/admin')
  await create(page, 'A', '1')
  await create(page, 'B', '2')
  await page.getByRole('button', { name: 'Edit A' }).click()
  const editor = page.getByRole('form', { name: 'Edit A' })
  await expect(editor.getByLabel('Name')).toBeFocused()
  await expectAccessible()
  await editor.getByLabel('Name').fill('')
  await page.keyboard.press('Enter')
  await expect(editor).toBeVisible()
  await editor.getByLabel('Name').fill('Alpha')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText(['B', 'Alpha'])
  await expect(page.getByRole('button', { name: 'Edit Alpha' })).toBeFocused()

  await page.getByRole('button', { name: 'Delete Alpha' }).click()
  await expect(rows(page)).toHaveText(['B'])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText(['B', 'Alpha'])
})

test('the list is sorted by column and searched', async ({ page, open }) => {
  await open('/admin')
  for (const [name, price, stock] of [
    ['Ñandú film', '3', '1'],
    ['Azul', '1', '3'],
    ['film 2', '2', '2'],
  ] as const)
    await create(page, name, price, stock)
  const head = (name: string) => page.getByRole('columnheader', { name })
  await head('Price').getByRole('button').click()
  await expect(rows(page)).toHaveText(['Azul', 'film 2', 'Ñandú film'])
  await expect(head('Price')).toHaveAttribute('aria-sort', 'ascending')
  await head('Price').getByRole('button').click()
  await expect(rows(page)).toHaveText(['Ñandú film', 'film 2', 'Azul'])
  await head('Price').getByRole('button').click()
  await expect(rows(page)).toHaveText(['film 2', 'Azul', 'Ñandú film'])
  await page.getByLabel('Find by name').fill('NANDU')
  await expect(rows(page)).toHaveText(['Ñandú film'])
  await page.getByLabel('Find by name').fill('zzz')
  await expect(page.getByText('No product’s name contains “zzz”.')).toBeVisible()
})

for (const kind of ['JSON', 'CSV']) {
  test(`the list is exported as ${kind} and imported again`, async ({ page, open }) => {
    await open('/admin')
    await create(page, '=Film, "gloss"', '1.5', '7')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Export ${kind}` }).click()
    const path = await (await downloading).path()
    const file = {
      name: `products.${kind.toLowerCase()}`,
      mimeType: 'text/plain',
      buffer: await readFile(path),
    }
    await page.getByRole('button', { name: 'Delete =Film, "gloss"' }).click()
    await expect(page.getByText('There are no products created.')).toBeVisible()
    await page.getByLabel('A file of products').setInputFiles(file)
    await expect(rows(page)).toHaveText(['=Film, "gloss"'])
    await expect(page.getByRole('row', { name: /Film/ }).getByRole('cell')).toContainText(['$1.50', '7'])
  })
}

test('an import skips wrong rows with their reasons and can be undone', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/admin')
  await create(page, 'Mine', '1')
  const text = 'name,price,stock\nFilm,10,\n,5,1\nTape,x,1\n'
  await page
    .getByLabel('A file of products')
    .setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(rows(page)).toHaveText(['Mine', 'Film'])
  await expect(page.getByRole('main').getByRole('alert').getByRole('listitem')).toHaveText([
    'Line 3: the name is empty.',
    'Line 4: the price “x” is not a number of 0 or more.',
  ])
  await expectAccessible()
  await create(page, 'Later', '2')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText(['Later', 'Mine'])
})
