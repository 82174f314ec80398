import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { contrastsOnPictures } from '../contrast'
import { expect, test } from '../fixtures'
import { resize } from '../resize'
import * as hero from './hero'

const MIN_CONTRAST = 4.5

/** Makes pictures and videos white, at least as bright as any frame; the scrim and other layers stay. */
const whitenPictures = (shown: Locator) =>
  shown.locator('img, video').evaluateAll((all) => {
    for (const element of all)
      if (element instanceof HTMLElement) element.style.filter = 'brightness(0) invert(1)'
  })

const { slides }: { slides: { title: string }[] } = JSON.parse(
  readFileSync('public/carousel/carousel.json', 'utf8'),
)

// One of each layout, and the smallest and widest screens.
for (const { widths, tags } of [
  { widths: [1280], tags: [] },
  { widths: [320, 768, 2560], tags: ['@sweep'] },
])
  test(`texts and second links have enough contrast on every slide at ${widths.join(', ')} px, however bright its video is`, {
    tag: ['@chromium', ...tags],
  }, async ({ page, open }) => {
    // Without fades.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/')
    await hero.control(page).click()
    // Away from the slides, which the mouse would pause.
    await page.getByRole('banner').hover()
    expect(slides.length).toBeGreaterThan(0)
    for (const { title } of slides) {
      await hero.indicator(page, title).click()
      await hero.expectPlaying(page, title)
      await whitenPictures(hero.slide(page, title))
    }
    await hero.control(page).click()

    for (const width of widths) {
      await resize(page, width, 844)
      for (const { title } of slides) {
        await hero.indicator(page, title).click()
        await expect(async () => {
          const texts = await contrastsOnPictures(page, hero.slide(page, title))
          const where = `texts of ${title} at ${width} px`
          expect(texts.length, where).toBeGreaterThan(3)
          const weak = texts.filter(({ contrast }) => contrast < MIN_CONTRAST)
          expect(weak, where).toEqual([])
        }).toPass({ intervals: [50], timeout: 60_000 })
      }
    }
  })
