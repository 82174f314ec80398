import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { lowestContrasts } from '../contrast'
import { expect, test } from '../fixtures'
import { resize } from '../resize'
import * as hero from './hero'

/** One of each layout, and the smallest and widest screens. */
const WIDTHS = [320, 768, 1280, 2560]

const MIN_CONTRAST = 4.5

const TEXTS = 'h2, p, a + a'

/** Makes pictures and videos white, at least as bright as any frame; the scrim and other layers stay. */
const whitenPictures = (shown: Locator) =>
  shown.locator('img, video').evaluateAll((all) => {
    for (const element of all)
      if (element instanceof HTMLElement) element.style.filter = 'brightness(0) invert(1)'
  })

/** Hides the letters, but not from `getComputedStyle(…).color`. */
const hideLetters = (texts: Locator) =>
  texts.evaluateAll((all) => {
    for (const element of all)
      if (element instanceof HTMLElement) element.style.webkitTextFillColor = 'transparent'
  })

/** The name, color and lines of each text, without the arrow that follows a link's text. */
const measure = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element.firstChild ?? element)
      const boxes = Array.from(range.getClientRects(), ({ x, y, width, height }) => ({ x, y, width, height }))
      return { name: element.tagName, colour: getComputedStyle(element).color, boxes }
    }),
  )

const { slides }: { slides: { title: string }[] } = JSON.parse(
  readFileSync('public/carousel/carousel.json', 'utf8'),
)

test('texts and second links have enough contrast on every slide, however bright its video is', {
  tag: '@chromium',
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
    await hideLetters(hero.slide(page, title).locator(TEXTS))
  }
  await hero.control(page).click()

  for (const width of WIDTHS) {
    await resize(page, width, 844)
    for (const { title } of slides) {
      await hero.indicator(page, title).click()
      const texts = await measure(hero.slide(page, title).locator(TEXTS))
      expect(texts.length).toBeGreaterThan(0)
      for (const { name, contrast } of await lowestContrasts(page, texts))
        expect(contrast, `${name} of ${title} at ${width} px`).toBeGreaterThanOrEqual(MIN_CONTRAST)
    }
  }
})
