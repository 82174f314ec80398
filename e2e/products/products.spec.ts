import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { formats, layOutOnPaper, textOnPaper } from '../paper'
import { enlargeText, resize } from '../resize'

const field = (page: Page, name: RegExp) => page.getByRole('form', { name: 'New product' }).getByLabel(name)
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')

const listOf = (length: number) =>
  JSON.stringify(Array.from({ length }, (_, id) => ({ id, name: `Film ${id}`, price: id, stock: 1 })))

async function create(page: Page, name: string, price: string, stock = '') {
  await field(page, /^Name/).fill(name)
  await field(page, /^Price/).fill(price)
  await field(page, /^Stock/).fill(stock)
  await page.keyboard.press('Enter')
}

const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x ?? Number.NaN

async function fileOf(download: Download) {
  const buffer = await readFile(await download.path())
  return { name: download.suggestedFilename(), mimeType: 'text/plain', buffer }
}

test('products are created, edited and deleted, and a double click deletes one', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/admin')
  await expect(page.getByText('There are no products created.', { exact: true })).toBeVisible()
  await create(page, 'C', '189', '12')
  await create(page, 'B', '64.5')
  await create(page, 'A', '1')
  const form = page.locator('.sheet-card', { has: field(page, /^Name/) })
  const list = page.locator('.table-card')
  expect((await form.boundingBox())?.y).toBe((await list.boundingBox())?.y)
  await page.getByRole('button', { name: 'Edit C' }).click()
  await expect(page.getByLabel('Name of C')).toBeFocused()
  await expectAccessible('main')
  await page.keyboard.type('PPF satin')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText(['A', 'B', 'PPF satin'])
  await page.getByRole('button', { name: 'Delete B' }).dblclick()
  await expect(page.getByRole('button', { name: 'Undo: B deleted' })).toBeVisible()
  await expect(rows(page)).toHaveText(['A', 'PPF satin'])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tersa.products'))).not.toContain('"B"')
  await page.reload()
  await expect(rows(page)).toHaveText(['A', 'PPF satin'])
})

test('an exported file is changed and imported after a preview', async ({ page, open, expectAccessible }) => {
  await open('/admin')
  await create(page, '=Film, "gloss"', '1.5', '7')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export…' }).click()
  await page.getByRole('button', { name: 'Export 1 product' }).click()
  const file = await fileOf(await downloading)
  const buffer = Buffer.from(`${file.buffer.toString().replace('1.5', '2.5')},Tape,5,\r\n,,5,\r\n`)
  await page.getByLabel('Product file').setInputFiles({ ...file, buffer })
  const dialog = page.getByRole('dialog', { name: 'Import products.csv' })
  await expect(dialog).toContainText('1 new, 1 changed, 0 unchanged, 1 skipped')
  await expectAccessible('dialog:modal')
  await resize(page, 390, 844)
  const [label, select] = [dialog.locator('label[for="import-name"]'), dialog.getByLabel('Name')]
  expect(await leftOf(select)).toBeGreaterThan((await leftOf(label)) + 50)
  await dialog.getByText('1 skipped row').click()
  await expect(dialog.getByText('Line 4: the name is empty.')).toBeVisible()
  const close = dialog.getByRole('button', { name: 'Close' })
  await close.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(close).toHaveCSS('outline-style', 'solid')
  await dialog.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows(page)).toHaveText(['Tape', '=Film, "gloss"'])
})

test('at 390 px and at 400% the actions are within reach of a selected row, and nothing overflows, large text included', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.addInitScript((text) => localStorage.setItem('tersa.products', text), listOf(160))
  await open('/admin?page=2')
  await page.getByRole('button', { name: 'Edit Film 52' }).click()
  for (const [width, height] of [
    [390, 844],
    [320, 256],
  ] as const) {
    await resize(page, width, height)
    await page.getByLabel('Select Film 59').check()
    await page.getByRole('button', { name: 'Price or stock…' }).click({ trial: true })
    await expect(page.getByRole('button', { name: 'Price or stock…' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Price or stock…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change 1 product' })
    await dialog.getByLabel('New price').fill('199')
    const overflow = await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)
    expect(overflow).toBe(0)
    await dialog.getByRole('button', { name: 'Set 1 price' }).click({ trial: true })
    if (width === 390) await expectAccessible('dialog:modal')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Price or stock…' })).toBeFocused()
    // The browser closes it first; then React takes it out, and the button can open it again.
    await expect(dialog).not.toBeAttached()
  }
  // Enter applies the text that was typed just before.
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('New price').fill('199')
  await page.keyboard.press('Enter')
  await expect(page.getByText('$199.00')).toBeVisible()

  await page.getByLabel('Select Film 59').check()
  const widest = () =>
    page.locator('main *:not(.visually-hidden)').evaluateAll((all) => {
      const edges = all.map((each) => each.getBoundingClientRect().right)
      return Math.max(...edges) - document.documentElement.clientWidth
    })
  for (const width of [1280, 390, 320]) {
    await resize(page, width)
    expect(await widest(), `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await enlargeText(page)
  for (const width of [1280, 390]) {
    await resize(page, width)
    expect(await widest(), `with large text at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('sixty products: twelve fit into 1280 × 800, all print on two sheets, and a phone has a button for a new one', async ({
  page,
  open,
  browserName,
}) => {
  await page.addInitScript((text) => localStorage.setItem('tersa.products', text), listOf(60))
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/admin')
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 })
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
  const table = page.getByRole('table')
  for (const name of ['Import…', 'Export…']) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeInViewport()
    expect(await top(button)).toBeLessThan(await top(table))
  }
  await expect(rows(page)).toHaveCount(50)
  await page.getByLabel('Find by name').fill('film')
  // Only Chromium prints to a file.
  for (const format of browserName === 'chromium' ? formats : []) {
    const sheets = await textOnPaper(page, format)
    expect(sheets, format).toHaveLength(2)
    for (const [index, text] of sheets.entries()) {
      expect(text).toContain('NamePriceStock')
      expect(text).toContain(`${index + 1} / 2`)
    }
    expect(sheets[0]).toMatch(/Tersa · [\w ,]+ · Filter: “film”/)
    await layOutOnPaper(page, format)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(rows(page)).toHaveCount(60)
    await expect(page.locator('input:visible, nav:visible, form:visible, caption:visible')).toHaveCount(0)
    await expect(page.getByRole('heading')).toHaveText(['Created products'])
    const [name, price] = [rows(page).first(), page.getByRole('cell', { name: '$0.00' })]
    expect((await price.boundingBox())?.y).toBe((await name.boundingBox())?.y)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
  }
  await page.getByLabel('Find by name').fill('')

  await resize(page, 390, 844)
  await expect(table.getByRole('row').first()).toBeInViewport()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(rows(page)).toHaveCount(10)
  await expect(table.getByRole('row').first()).toBeInViewport()
  await expect(table).toBeFocused()
  await rows(page).last().scrollIntoViewIfNeeded()
  const newProduct = page.getByRole('button', { name: 'New product' })
  await newProduct.click()
  const dialog = page.getByRole('dialog', { name: 'New product' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(newProduct).toBeFocused()
  await newProduct.click()
  await dialog.getByLabel(/^Name/).fill('Zed')
  await dialog.getByLabel(/^Price/).fill('1')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('button', { name: 'Edit Zed' })).toBeInViewport({ ratio: 1 })
})
