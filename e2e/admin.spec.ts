import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { resize } from './resize'

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
  const [form, list] = [page.locator('.card', { has: field(page, /^Name/) }), page.locator('.table-card')]
  expect((await form.boundingBox())?.y).toBe((await list.boundingBox())?.y)
  await page.getByRole('button', { name: 'Edit PPF gloss' }).click()
  await expect(page.getByLabel('Name of PPF gloss')).toBeFocused()
  await expectAccessible('main')
  await page.keyboard.type('PPF satin')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText(['Window film', 'PPF satin'])
  await page.reload()
  await expect(rows(page)).toHaveText(['Window film', 'PPF satin'])
})

test('a double click on Delete deletes one product, and nothing moves under the pointer', async ({
  page,
  open,
}) => {
  await open('/admin')
  for (const name of ['C', 'B', 'A']) await create(page, name, '1')
  const remove = page.getByRole('button', { name: 'Delete B' })
  const placeOfC = () =>
    page.getByRole('row', { name: /C/ }).evaluate((row) => row.getBoundingClientRect().top + window.scrollY)
  const below = await placeOfC()
  await remove.dblclick()
  await expect(page.getByRole('button', { name: 'Undo: delete B' })).toBeVisible()
  expect(await placeOfC()).toBe(below)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tersa.products'))).not.toContain('"B"')
  await page.reload()
  await expect(rows(page)).toHaveText(['A', 'C'])
})

test('a file is exported, changed and imported after a preview, which can be undone', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/admin')
  await create(page, '=Film, "gloss"', '1.5', '7')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await fileOf(await downloading)
  const buffer = Buffer.from(`${file.buffer.toString().replace('1.5', '2.5')},Tape,5,\r\n,,5,\r\n`)
  await page.getByLabel('A file of products').setInputFiles({ ...file, buffer })
  const dialog = page.getByRole('dialog', { name: 'Import products.csv' })
  await expect(dialog).toContainText('1 new, 1 changed, 0 unchanged, 1 skipped')
  await expect(page.locator('#main')).toHaveAttribute('inert')
  await expectAccessible('[role=dialog]')
  await dialog.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows(page)).toHaveText(['Tape', '=Film, "gloss"'])
  await expect(page.getByRole('row', { name: /Film/ })).toContainText('$2.50')
  await expectAccessible('main')
  await page.getByRole('group', { name: 'Last change' }).getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText(['=Film, "gloss"'])
})

test('with rows selected and edited nothing overflows, on small screens and with large text', async ({
  page,
  open,
}) => {
  const list = Array.from({ length: 160 }, (_, id) => ({ id, name: `Film ${id}`, price: id, stock: 1 }))
  await page.addInitScript((text) => localStorage.setItem('tersa.products', text), JSON.stringify(list))
  await open('/admin?page=2')
  await page.getByLabel('Select Film 50').check()
  await page.getByLabel('Action').selectOption('Change price')
  await page.getByRole('button', { name: 'Edit Film 52' }).click()
  const widest = () =>
    page.locator('main *:not(.visually-hidden)').evaluateAll((all) => {
      const edges = all.map((each) => each.getBoundingClientRect().right)
      return Math.max(...edges) - document.documentElement.clientWidth
    })
  for (const width of [1280, 390, 320]) {
    await resize(page, width)
    expect(await widest(), `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [1280, 390]) {
    await resize(page, width)
    expect(await widest(), `with large text at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('a printed page shows the whole list and nothing else', async ({ page, open }) => {
  const list = Array.from({ length: 60 }, (_, id) => ({ id, name: `Film ${id}`, price: id, stock: 1 }))
  await page.addInitScript((text) => localStorage.setItem('tersa.products', text), JSON.stringify(list))
  await open('/admin')
  await expect(rows(page)).toHaveCount(50)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(rows(page)).toHaveCount(60)
  await expect(page.locator('input:visible, nav:visible, form:visible')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveText(['Created products'])
})
