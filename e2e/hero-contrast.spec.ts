import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { carousel, control, expectPlaying, indicator, slide, videoOf } from './carousel'
import { expect, test } from './fixtures'
import { resize } from './resize'

const BRIGHTEST = 2
/** One of each layout, and the smallest and widest screens. */
const WIDTHS = [320, 768, 1280, 2560]
const MIN_CONTRAST = 4.5

/** Looks at every frame of one round, at its part behind the text; returns the brightest moments in seconds. */
function brightestMoments(page: Page, title: string): Promise<number[]> {
  return videoOf(page, title).evaluate(
    (video: HTMLVideoElement, count) =>
      new Promise((resolve, reject) => {
        const context = new OffscreenCanvas(80, 45).getContext('2d', { willReadFrequently: true })
        const lights = new Map<number, number>()

        function look(_now: number, { mediaTime }: VideoFrameCallbackMetadata) {
          if (lights.has(mediaTime)) {
            if (lights.size < video.duration * 10)
              return reject(new Error(`Only ${lights.size} frames were seen`))
            const ranked = [...lights].sort(([, a], [, b]) => b - a)
            return resolve(ranked.slice(0, count).map(([at]) => at))
          }
          context?.drawImage(video, 0, 0, 80, 45)
          const { data } = context?.getImageData(0, 15, 60, 30) ?? { data: [] }
          let light = 0
          for (let i = 0; i < data.length; i += 4) light += (data[i + 1] ?? 0) ** 2
          lights.set(mediaTime, light)
          video.requestVideoFrameCallback(look)
        }
        video.requestVideoFrameCallback(look)
      }),
    BRIGHTEST,
  )
}

/** Takes the colour out of the slide's texts and returns what colour they had, and where they stand. */
function blankTexts(page: Page, title: string) {
  return slide(page, title)
    .locator('h2, p')
    .evaluateAll((all) =>
      all.map((element) => {
        const { color } = getComputedStyle(element)
        const range = document.createRange()
        range.selectNodeContents(element)
        const boxes = Array.from(range.getClientRects(), ({ x, y, width, height }) => ({
          x,
          y,
          width,
          height,
        }))
        if (element instanceof HTMLElement) element.style.color = 'transparent'
        return { name: element.tagName, color, boxes }
      }),
    )
}

type Text = Awaited<ReturnType<typeof blankTexts>>[number]

/** The lowest contrast of each text against the brightest pixel behind it, in this picture. */
function contrasts(page: Page, picture: string, texts: Text[]) {
  return page.evaluate(
    async ({ png, items }) => {
      const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      })
      context?.drawImage(bitmap, 0, 0)

      const linear = (value = 0) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
      const luminance = (r = 0, g = 0, b = 0) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
      return items.map(({ name, color, boxes }) => {
        let brightest = 0
        for (const { x, y, width, height } of boxes) {
          const { data } = context?.getImageData(x, y, Math.ceil(width), Math.ceil(height)) ?? { data: [] }
          for (let i = 0; i < data.length; i += 4) {
            brightest = Math.max(brightest, luminance(data[i], data[i + 1], data[i + 2]))
          }
        }
        const text = luminance(...(color.match(/\d+/g) ?? []).map(Number))
        return { name, contrast: (text + 0.05) / (brightest + 0.05) }
      })
    },
    { png: picture, items: texts },
  )
}

const { slides }: { slides: { title: string }[] } = JSON.parse(
  readFileSync('public/carousel/carousel.json', 'utf8'),
)

for (const { title } of slides) {
  test(`white text over ${title} stands out at its brightest moment`, { tag: '@chromium' }, async ({
    page,
    open,
  }) => {
    test.slow()
    await open('/')
    await indicator(page, title).click()
    await expectPlaying(page, title)
    await expect(videoOf(page, title)).toHaveCSS('opacity', '1')
    const moments = await brightestMoments(page, title)
    await control(page).click()

    for (const width of WIDTHS) {
      await resize(page, width, 844)
      const texts = await blankTexts(page, title)
      for (const at of moments) {
        await videoOf(page, title).evaluate(
          (video: HTMLVideoElement, time) =>
            new Promise((resolve) => {
              video.addEventListener('seeked', () => requestAnimationFrame(resolve), { once: true })
              video.currentTime = time + 0.001
            }),
          at,
        )
        const picture = (await page.screenshot()).toString('base64')
        for (const { name, contrast } of await contrasts(page, picture, texts)) {
          expect(contrast, `${name} at ${at.toFixed(2)} s, ${width} px`).toBeGreaterThanOrEqual(MIN_CONTRAST)
        }
      }
      await slide(page, title)
        .locator('h2, p')
        .evaluateAll((all) => {
          for (const element of all) if (element instanceof HTMLElement) element.style.color = ''
        })
    }
    await expect(carousel(page)).toBeVisible()
  })
}
