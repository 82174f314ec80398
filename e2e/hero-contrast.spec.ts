import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { control, expectPlaying, indicator, slide } from './carousel'
import { expect, test } from './fixtures'
import { resize } from './resize'

/** One of each layout, and the smallest and widest screens. */
const WIDTHS = [320, 768, 1280, 2560]

const MIN_CONTRAST = 4.5

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

/** The name, colour and lines of each text. */
const measure = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const boxes = Array.from(range.getClientRects(), ({ x, y, width, height }) => ({ x, y, width, height }))
      return { name: element.tagName, colour: getComputedStyle(element).color, boxes }
    }),
  )

type Text = Awaited<ReturnType<typeof measure>>[number]

/** A screenshot of the smallest area that contains all texts. */
async function photograph(page: Page, texts: Text[]) {
  const boxes = texts.flatMap((text) => text.boxes)
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)))
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)))
  const width = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - x
  const height = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - y
  const png = await page.screenshot({ clip: { x, y, width, height } })
  return { png: png.toString('base64'), x, y }
}

/** The lowest contrast of each text against the brightest pixel behind it. */
async function contrasts(page: Page, texts: Text[]) {
  return page.evaluate(
    async ({ picture, items }) => {
      const bytes = Uint8Array.from(atob(picture.png), (char) => char.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      })
      context?.drawImage(bitmap, 0, 0)

      const linear = (value = 0) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
      const luminance = (r = 0, g = 0, b = 0) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
      return items.map(({ name, colour, boxes }) => {
        let brightest = 0
        for (const { x, y, width, height } of boxes) {
          const { data } = context?.getImageData(
            x - picture.x,
            y - picture.y,
            Math.ceil(width),
            Math.ceil(height),
          ) ?? { data: [] }
          for (let i = 0; i < data.length; i += 4)
            brightest = Math.max(brightest, luminance(data[i], data[i + 1], data[i + 2]))
        }
        const text = luminance(...(colour.match(/\d+/g) ?? []).map(Number))
        return { name, contrast: (text + 0.05) / (brightest + 0.05) }
      })
    },
    { picture: await photograph(page, texts), items: texts },
  )
}

const { slides }: { slides: { title: string }[] } = JSON.parse(
  readFileSync('public/carousel/carousel.json', 'utf8'),
)

test('white text has enough contrast on every slide, however bright its video is', {
  tag: '@chromium',
}, async ({ page, open }) => {
  // Without fades.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/')
  await control(page).click()
  // Away from the slides, which the mouse would pause.
  await page.getByRole('banner').hover()
  for (const { title } of slides) {
    await indicator(page, title).click()
    await expectPlaying(page, title)
    await whitenPictures(slide(page, title))
    await hideLetters(slide(page, title).locator('h2, p'))
  }
  await control(page).click()

  for (const width of WIDTHS) {
    await resize(page, width, 844)
    for (const { title } of slides) {
      await indicator(page, title).click()
      const texts = await measure(slide(page, title).locator('h2, p'))
      for (const { name, contrast } of await contrasts(page, texts))
        expect(contrast, `${name} of ${title} at ${width} px`).toBeGreaterThanOrEqual(MIN_CONTRAST)
    }
  }
})
