import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { forgetLongTasks, longestTask, recordLongTasks } from './long-tasks'

const field = (page: Page, name: RegExp) => page.getByRole('form', { name: 'New product' }).getByLabel(name)
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')

async function create(page: Page, name: string, price: string, stock = '') {
  await field(page, /^Name/).fill(name)
  await field(page, /^Price/).fill(price)
  await field(page, /^Stock/).fill(stock)
  await page.keyboard.press('Enter')
}

test('the whole day of an admin: the empty list, creating, a reload, logging out', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/login')
  await page.getByRole('main').getByLabel('Email').fill('admin@tersa.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('admin-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('There are no products created.', { exact: true })).toBeVisible()
  await expectAccessible()

  await create(page, 'PPF gloss', '189', '12')
  await create(page, 'Window film', '64.5')
  await expect(rows(page)).toHaveText(['Window film', 'PPF gloss'])
  await expect(page.getByRole('row', { name: /Window film/ }).getByRole('cell')).toContainText([
    '$64.50',
    '0',
  ])
  await expectAccessible()

  await page.reload()
  await expect(rows(page)).toHaveText(['Window film', 'PPF gloss'])
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
})

test('nobody is kept out; one quiet line says that no admin is signed in', async ({ page, open, openAs }) => {
  await open('/admin')
  await expect(page.getByText('No admin is signed in.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
  await openAs('user', '/admin')
  await expect(page.getByText('No admin is signed in.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/user')
})

for (const [name, price, stock] of [
  ['', '10', '1'],
  ['   ', '10', ''],
  ['Film', '', ''],
  ['Film', 'ten', ''],
  ['Film', '-1', ''],
  ['Film', '1,5', ''],
  ['Film', '1e309', ''],
  ['Film', '10', '1.5'],
  ['Film', '10', '-1'],
] as const) {
  test(`“${name}” at “${price}” with “${stock}” in stock is silently ignored, and stays typed`, async ({
    page,
    open,
  }) => {
    await open('/admin')
    await create(page, name, price, stock)
    await expect(page.getByText('There are no products created.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(field(page, /^Name/)).toHaveValue(name)
    await expect(field(page, /^Price/)).toHaveValue(price)
    await expect(field(page, /^Stock/)).toHaveValue(stock)
    expect(await page.evaluate(() => document.querySelectorAll('main [required]').length)).toBe(0)
  })
}

test('a product is edited in place, deleted and taken back', async ({ page, open, expectAccessible }) => {
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
  test(`the list is taken out as ${kind} and brought back`, async ({ page, open }) => {
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

test('a file with faults is refused row by row, the rest comes in, and can be taken back', async ({
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

test('1,000 products stay fluid', { tag: '@chromium' }, async ({ page, open }) => {
  await recordLongTasks(page)
  await page.goto('/about')
  await page.evaluate(() => {
    const products = Array.from({ length: 1000 }, (_, i) => ({
      id: `${i}`,
      name: `Film ${i}`,
      price: i,
      stock: 1,
    }))
    localStorage.setItem('tersa.products', JSON.stringify(products))
  })
  const longest: number[] = []
  for (let round = 0; round < 3; round++) {
    await open('/admin')
    await expect(rows(page).first()).toBeVisible()
    await forgetLongTasks(page)
    await create(page, 'Added', '5')
    await expect(rows(page).first()).toHaveText('Added')
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
    await page.getByLabel('Find by name').pressSequentially('film 99')
    await expect(rows(page).first()).toContainText('99')
    longest.push(await longestTask(page))
  }
  expect(Math.min(...longest)).toBeLessThan(200)
})
