import type { FrameLocator, Page } from '@playwright/test'
import { largeTextProblems } from '../pages/layout-problems'
import { enlargeText, resize } from '../resize'
import { button, expect, openFile, preview, test } from './studio'

/** The boxes of the visible slide's title and button and of the indicators, from the carousel's corner. */
function boxesIn(root: Page | FrameLocator): Promise<Record<string, number[]>> {
  return root.getByRole('region', { name: 'Product lines' }).evaluate((carousel) => {
    const corner = carousel.getBoundingClientRect()
    const round = (value: number) => Math.round(value * 100) / 100
    const parts = [
      ...carousel.querySelectorAll('[data-active="true"] h2, [data-active="true"] a, [data-active="true"] p'),
      ...carousel.querySelectorAll('button'),
      carousel,
    ]
    return Object.fromEntries(
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const box = [x - corner.x, y - corner.y, width, height].map(round)
        return [`${part.tagName} ${part.textContent?.slice(0, 20)}`, box]
      }),
    )
  })
}

const SCREENS = [
  ['Phone', 390, 844],
  ['Desktop', 1280, 800],
] as const

test('the preview is exactly the home page’s carousel, paused until Play', async ({ page, studio, open }) => {
  // The slides of the home page would turn while they are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/')
  await page.evaluate(() => document.fonts.ready)
  const real: Record<string, Awaited<ReturnType<typeof boxesIn>>> = {}
  for (const [label, width, height] of SCREENS) {
    await resize(page, width, height)
    real[label] = await boxesIn(page)
  }

  await page.emulateMedia({ reducedMotion: null })
  await studio.open()
  for (const [label] of SCREENS) {
    await button(page, label).click()
    await expect(preview(page).getByRole('heading', { name: 'Protección PPF' })).toBeVisible()
    await expect.poll(() => boxesIn(preview(page))).toEqual(real[label])
    // The boxes are measured inside the frame, where its scale does not show.
    const widths = () =>
      page.locator('iframe').evaluate((frame) => {
        const holder = frame.parentElement?.clientWidth ?? 0
        return Math.abs(frame.getBoundingClientRect().width - holder)
      })
    await expect.poll(widths).toBeLessThan(1)
  }
  await preview(page).getByRole('button', { name: 'Play slides' }).click()
  await expect(preview(page).locator('[data-moving="true"]')).toBeVisible()
})

test('twelve slides leave room for each indicator, also at 320 px and 200%', async ({ page, studio }) => {
  await studio.open()
  const slides = Array.from({ length: 12 }, (_, i) => ({
    title: `A title of exactly forty characters, ${String(i).padStart(3, '0')}`,
    line: 'A line.',
    button: { text: 'Shop now', href: '/shop' },
    poster: 'ppf.jpg',
    video: [`slide-${i}.mp4`],
  }))
  await page.getByRole('tab', { name: 'Text' }).click()
  await openFile(page, JSON.stringify({ slides }, null, 2))
  await page.getByRole('tab', { name: 'Form' }).click()
  const carousel = preview(page).getByRole('region', { name: 'Product lines' })
  for (const [label, width] of SCREENS) {
    await button(page, label).click()
    const indicators = carousel.getByRole('button', { name: /^A title/ })
    await expect(indicators).toHaveCount(12)
    const wrong = await indicators.evaluateAll((all, right) => {
      const boxes = all.map((element) => element.getBoundingClientRect())
      return boxes.filter((box) => Math.min(box.width, box.height) < 24 || box.right > right)
    }, width)
    expect(wrong).toEqual([])
  }
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await resize(page, 320)
  await expect.poll(width).toBe(320)
  await enlargeText(page)
  expect(await largeTextProblems(page)).toEqual([])
  await resize(page, 1280)
  await expect.poll(width).toBe(1280)
  const bar = page.getByRole('heading', { level: 1 }).locator('..')
  expect((await bar.boundingBox())?.height).toBeLessThan(400)
  // Where the bar takes two rows, it does not touch what is below it.
  const room = await bar.locator('..').evaluate((element) => {
    const ends = Array.from(element.querySelectorAll('button'), (each) => each.getBoundingClientRect().bottom)
    return element.getBoundingClientRect().bottom - Math.max(...ends)
  })
  expect(room).toBeGreaterThanOrEqual(8)
})
