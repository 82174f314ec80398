import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { largeTextProblems } from '../pages/layout-problems'
import { formats, layOutOnPaper, pagesOnPaper, textOnPaper } from '../paper'
import { enlargeText, resize } from '../resize'

const PANELS = ['panels=front-bumper.headlights.mirrors.hood.fenders', 'panels=hood.fenders']
const windows = ['windscreen', 'front-side', 'rear-side', 'rear']
/** Two alternatives and four windows, in a place whose law asks most. */
const truck = [
  ...PANELS.map((panels) => `/ppf?${panels}&vehicle=truck`),
  ...windows.map((id) => `/window-film?film=35&glass=75&window=${id}&place=texas&vehicle=truck`),
]
const boat = ['bow.waterline.foredeck', 'bow.hull-side.quarter.transom.waterline.rub-rail'].map(
  (zones) => `/marine-film?zones=${zones}&loa=12.5`,
)
/** The rear sides in more shades. */
const more = [5, 15, 20, 50, 70].map(
  (film) => `/window-film?film=${film}&glass=20&window=rear-side&place=texas&vehicle=truck`,
)

const keep = (page: Page, films: readonly string[]) =>
  page.addInitScript((list) => localStorage.setItem('tersa.quote', JSON.stringify(list)), films)

test('the sheets of a truck with six films and of a boat print on a page each, in either language', async ({
  page,
  open,
  browserName,
}) => {
  await keep(page, [...truck, ...boat])
  for (const route of ['/appointment', '/es/appointment']) {
    await open(route)
    await expect(page.locator('article [data-panel=hood][data-on]').first()).toBeAttached()
    // Only Chromium prints to a file.
    for (const format of browserName === 'chromium' ? formats : []) {
      await layOutOnPaper(page, format)
      await expect(page.locator('article [data-panel=hood][data-on]').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      expect(await pagesOnPaper(page, format, '12mm'), `${route}, ${format}`).toBe(2)
    }
    await page.emulateMedia({ media: null })
    await enlargeText(page)
    await resize(page, 320)
    expect(await largeTextProblems(page)).toEqual([])
    await resize(page, 1280)
  }
})

test('more films continue on a second page, which has the head again', { tag: '@chromium' }, async ({
  page,
  open,
}) => {
  await keep(page, [...truck, ...more])
  await open('/appointment')
  await expect(page.locator('article [data-panel=hood][data-on]').first()).toBeAttached()
  await layOutOnPaper(page, 'Letter')
  const texts = await textOnPaper(page, 'Letter')
  expect(texts.length).toBe(2)
  for (const text of texts) expect(text.replace(/\s/g, '')).toContain('onmytruck.')
})

test('without films the page prints its record of paperwork', async ({ page, open }) => {
  await open('/appointment')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Warranty record and care dates' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a link leads to the warranty’s record, which survives a reload and fills a calendar', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/window-film')
  await page
    .locator('a[href$="/appointment#after-title"]')
    .first()
    .evaluate((link) => {
      const details = link.closest('details')
      if (details) details.open = true
    })
  await page.getByRole('link', { name: 'Keep your paperwork and care dates' }).click()
  await expect(page).toHaveURL('/appointment#after-title')
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
