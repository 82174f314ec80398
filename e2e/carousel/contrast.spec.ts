import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { MIN_CONTRAST, textsOnPictures } from '../pages/text-on-pictures'
import { resize } from '../resize'
import { control, expectPlaying, expectShown, indicator, slide } from './carousel'

/** One of each layout, and the smallest and widest screens. */
const WIDTHS = [320, 768, 1280, 2560]

/** Makes pictures and videos white, at least as bright as any frame; the scrim and other layers stay. */
const whitenPictures = (shown: Locator) =>
  shown.locator('img, video').evaluateAll((all) => {
    for (const element of all)
      if (element instanceof HTMLElement) element.style.filter = 'brightness(0) invert(1)'
  })

const { slides }: { slides: { title: string }[] } = JSON.parse(
  readFileSync('public/carousel/carousel.json', 'utf8'),
)

test('texts and second links have enough contrast on every slide, however bright its video is', {
  tag: '@chromium',
}, async ({ page, open }) => {
  // Without fades.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/')
  await control(page).click()
  // Away from the slides, which the mouse would pause.
  await page.getByRole('banner').hover()
  expect(slides.length).toBeGreaterThan(0)
  for (const { title } of slides) {
    await indicator(page, title).click()
    await expectPlaying(page, title)
    await whitenPictures(slide(page, title))
  }
  await control(page).click()

  for (const width of WIDTHS) {
    await resize(page, width, 844)
    for (const { title } of slides) {
      await indicator(page, title).click()
      await expectShown(page, title)
      const texts = await textsOnPictures(page)
      expect(texts.map(({ name }) => name)).toContain(title)
      for (const { name, contrast } of texts)
        expect(contrast, `${name} on ${title} at ${width} px`).toBeGreaterThanOrEqual(MIN_CONTRAST)
    }
  }
})
