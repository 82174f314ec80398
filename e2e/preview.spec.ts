import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { carousel, expect, expectShown, indicator, test } from './carousel'
import { pageIn, pagesIn, readIn } from './export-files'
import { resize } from './resize'

const draft = (page: Page) => page.getByRole('textbox', { name: 'carousel.json' })
const verdict = (page: Page) => page.getByText(/^This draft/)

const slide = (title: string, change = {}) => ({
  title,
  line: 'A line.',
  button: { text: 'Shop now', href: '/shop' },
  poster: 'ppf.jpg',
  video: [`${title}.mp4`],
  ...change,
})
const textOf = (...slides: unknown[]) => JSON.stringify({ slides }, null, 2)
const ppf = { ...slide('PPF'), video: ['ppf.webm', 'ppf.mp4'] }

test('the preview is neither linked nor indexed', ({ configuredFolder }) => {
  const linking = pagesIn(configuredFolder).filter((page) =>
    readIn(configuredFolder, page).includes('href="/preview'),
  )
  expect(linking).toEqual([])
  expect(pageIn(configuredFolder, '/preview')).toContain('<meta name="robots" content="noindex, nofollow"')
})

test('a pasted draft shows as its carousel, and a wrong one what the build would say, with the last right carousel', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/preview')
  await expect(verdict(page)).toHaveText('This draft is right: Protección PPF, Window Film, Marine Film.')
  await expectShown(page, 'Protección PPF')
  await draft(page).fill(
    textOf({ ...ppf, title: 'Matte' }, { ...slide('Gloss'), video: ['window-film.mp4'] }),
  )
  await expect(verdict(page)).toHaveText('This draft is right: Matte, Gloss.')
  await indicator(page, 'Gloss').click()
  await expectShown(page, 'Gloss')

  await draft(page).fill(textOf({ ...ppf, video: ['ppf.mp'] }))
  await expect(page.getByText(/^carousel.json, line 12, .* did you mean `ppf.mp4`\?$/)).toBeVisible()
  await expectShown(page, 'Gloss')
  await expectAccessible('main [role="status"]')
})

test('chosen files stand in for what is not live yet, and nothing is uploaded', async ({ page, open }) => {
  await open('/preview')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.getByLabel(/^Files/).setInputFiles([
    {
      name: 'carousel.json',
      mimeType: 'application/json',
      buffer: Buffer.from(textOf({ ...ppf, video: ['new.mp4'], poster: 'new.jpg' })),
    },
    { name: 'new.mp4', mimeType: 'video/mp4', buffer: readFileSync('e2e/carousel/ppf.mp4') },
    { name: 'new.jpg', mimeType: 'image/jpeg', buffer: readFileSync('e2e/carousel/ppf.jpg') },
  ])
  await expect(verdict(page)).toHaveText('This draft is right: PPF.')
  await expect(page.getByText('Files of this draft: new.mp4, new.jpg. They are not uploaded.')).toBeVisible()
  await expect(carousel(page).locator('video source')).toHaveAttribute('src', /^blob:/)
  expect(sent).toEqual([])
})

test('the draft can be copied and downloaded', { tag: '@chromium' }, async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/preview')
  const text = textOf({ ...ppf, title: 'To take away' })
  await draft(page).fill(text)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download carousel.json' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('carousel.json')
  expect(await readFile((await download.path()) ?? '', 'utf8')).toBe(text)
})

test('twelve slides with long titles fit a screen of 320 px, and leave Shop now free on wider ones', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open('/preview')
  const buffer = readFileSync('e2e/carousel/ppf.mp4')
  const slides = Array.from({ length: 12 }, (_, i) => ({
    ...slide(`Slide-${i + 1}`),
    title: `A title of exactly forty characters, ${String(i).padStart(3, '0')}`,
  }))
  await page
    .getByLabel(/^Files/)
    .setInputFiles([
      { name: 'carousel.json', mimeType: 'application/json', buffer: Buffer.from(textOf(...slides)) },
      ...slides.map(({ video: [name = ''] }) => ({ name, mimeType: 'video/mp4', buffer })),
    ])
  await expect(verdict(page)).toContainText('characters, 011.')

  const boxes = await carousel(page)
    .getByRole('button', { name: /^A title/ })
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()))
  expect(boxes).toHaveLength(12)
  for (const { width, height, left, right } of boxes) {
    expect(width).toBeGreaterThanOrEqual(24)
    expect(height).toBeGreaterThanOrEqual(24)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
  }

  for (const width of [768, 992, 1280]) {
    await resize(page, width)
    const link = await carousel(page).getByRole('link', { name: 'Shop now' }).boundingBox()
    const control = await carousel(page)
      .getByRole('button', { name: /slides$/ })
      .boundingBox()
    expect((link?.y ?? Number.NaN) + (link?.height ?? 0), `at ${width} px`).toBeLessThan(
      control?.y ?? Number.NaN,
    )
  }
})
