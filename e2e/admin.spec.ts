import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, test } from './fixtures'

const field = (page: Page, name: RegExp) => page.getByRole('form', { name: 'New product' }).getByLabel(name)
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')

async function create(page: Page, name: string, price: string, stock = '') {
  await field(page, /^Name/).fill(name)
  await field(page, /^Price/).fill(price)
  await field(page, /^Stock/).fill(stock)
  await page.keyboard.press('Enter')
}

async function fileOf(download: Download) {
  const buffer = await readFile(await download.path())
  return { name: download.suggestedFilename(), mimeType: 'text/plain', buffer }
}

test('the list starts empty; created products can be edited in place and survive a reload', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/admin')
  await expect(page.getByText('There are no products created.', { exact: true })).toBeVisible()
  await create(page, 'PPF gloss', '189', '12')
  await create(page, 'Window film', '64.5')
  await expect(rows(page)).toHaveText(['Window film', 'PPF gloss'])
  await page.getByRole('button', { name: 'Edit PPF gloss' }).click()
  await expect(page.getByRole('form', { name: 'Edit PPF gloss' }).getByLabel('Name')).toBeFocused()
  await expectAccessible('main')
  await page.keyboard.type('PPF satin')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText(['Window film', 'PPF satin'])
  await page.reload()
  await expect(rows(page)).toHaveText(['Window film', 'PPF satin'])
})

test('Log out ends the admin’s session, and /admin then says that no admin is signed in', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/admin')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.goto('/admin')
  await expect(page.getByText('No admin is signed in.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
})

test('the list is exported as JSON and CSV and imported again, and skipped rows are listed', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/admin')
  await create(page, '=Film, "gloss"', '1.5', '7')
  const exportAs = async (kind: string) => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Export ${kind}` }).click()
    return fileOf(await downloading)
  }
  const files = [await exportAs('JSON'), await exportAs('CSV')]
  const input = page.getByLabel('A file of products')
  for (const file of files) {
    await page.getByRole('button', { name: 'Delete =Film, "gloss"' }).click()
    await expect(page.getByText('There are no products created.')).toBeVisible()
    await input.setInputFiles(file)
    await expect(rows(page)).toHaveText(['=Film, "gloss"'])
    await expect(page.getByRole('row', { name: /Film/ }).getByRole('cell')).toContainText(['$1.50', '7'])
  }
  const buffer = Buffer.from('name,price\nTape,5\n,5\n')
  await input.setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer })
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('alert').getByRole('listitem')).toHaveCount(1)
  await expectAccessible('main')
})
