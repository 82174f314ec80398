import { expect, test } from '../fixtures'
import { largeTextProblems } from '../pages/layout-problems'
import { formats, layOutOnPaper, pagesOnPaper } from '../paper'
import { enlargeText, resize } from '../resize'

test('the installer’s sheet prints on one page in either language; the warranty’s record survives a reload and fills a calendar', async ({
  page,
  open,
  browserName,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    const windows = ['film=35&glass=75&window=front-side&place=texas', 'film=20&glass=20&window=rear-side']
    const films = windows.map((query) => `/window-film?${query}&vehicle=compact`)
    localStorage.setItem('tersa.quote', JSON.stringify(films))
  })
  await open('/ppf?panels=hood.fenders&vehicle=compact')
  await page.getByRole('link', { name: 'print a sheet for the installer' }).click()
  // The panels, and the vehicle's windows of the quote.
  const sheet = page.getByRole('region', { name: 'For your compact' })
  await expect(sheet.getByRole('heading', { level: 4 })).toHaveCount(3)
  const hood = page.locator('[data-panel=hood][data-on]').first()
  await expect(hood).toBeVisible()
  const query = new URL(page.url()).search
  for (const url of [`/es/appointment${query}`, `/appointment${query}`]) {
    await open(url)
    // Only Chromium prints to a file.
    for (const format of browserName === 'chromium' ? formats : []) {
      await layOutOnPaper(page, format)
      await expect(hood).toBeVisible()
      await expect(page.getByLabel(/^Installer|^Instalador/)).toBeHidden()
      expect(await pagesOnPaper(page, format), `${url}, ${format}`).toBe(1)
    }
    await page.emulateMedia({ media: null })
    await enlargeText(page)
    await resize(page, 320)
    expect(await largeTextProblems(page)).toEqual([])
  }
  await open(`/appointment${query}`)
  await resize(page, 1280)

  await page.getByLabel('Installer').fill('Taller Añil')
  await page.getByLabel('Product').fill('Clear 8')
  await page.getByLabel('Installed on').fill('2026-11-22')
  await page.getByRole('button', { name: 'Save in this browser' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Clear 8' })).toBeVisible()
  await expectAccessible('main')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to my calendar' }).click()
  expect((await download).suggestedFilename()).toBe('tersa-care-2026-11-22.ics')
})
