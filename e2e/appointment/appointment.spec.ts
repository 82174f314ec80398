import { expect, test } from '../fixtures'
import { formats, layOutOnPaper, pagesOnPaper } from '../paper'

// Only Chromium prints to a file.
test('the panels of /ppf are on the sheet for the installer, which prints on one page', {
  tag: '@chromium',
}, async ({ page, open }) => {
  await open('/ppf?panels=hood.fenders&vehicle=compact')
  await page.getByRole('link', { name: 'print a sheet for the installer' }).click()
  await expect(page.getByRole('heading', { name: 'Two panels, on a compact' })).toBeVisible()
  await expect(page.locator('[data-panel=hood][data-on]').first()).toBeVisible()
  for (const format of formats) {
    await layOutOnPaper(page, format)
    await expect(page.locator('[data-panel=hood][data-on]').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Keep for your warranty' })).toBeHidden()
    expect(await pagesOnPaper(page, format), format).toBe(1)
  }
})

test('a record for the warranty survives a reload, and its care dates go into a calendar', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/appointment')
  await page.getByLabel('Installer').fill('Taller Añil')
  await page.getByLabel('Product').fill('Clear 8')
  await page.getByLabel('Fitted on').fill('2026-11-22')
  await page.getByRole('button', { name: 'Save in this browser' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Clear 8' })).toBeVisible()
  await expectAccessible('main')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to my calendar' }).click()
  expect((await download).suggestedFilename()).toBe('tersa-care-2026-11-22.ics')
})
