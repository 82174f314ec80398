import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')

/** The mean linear luminance of a part of the window, as it is painted. */
async function luminance(page: Page, scene: Locator, from: number, to: number): Promise<number> {
  const box = await scene.boundingBox()
  if (!box) throw new Error('The scene is not there')
  // The scene stands in the middle of its box, five by three.
  const width = Math.min(box.width, (box.height * 5) / 3)
  const part = {
    x: box.x + (box.width - width) / 2 + width * from,
    y: box.y + box.height * 0.3,
    width: width * (to - from),
    height: box.height * 0.3,
  }
  const png = await page.screenshot({ clip: part })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const linear = (value: number) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }
    let sum = 0
    for (let i = 0; i < data.length; i += 4)
      sum +=
        0.2126 * linear(data[i] ?? 0) + 0.7152 * linear(data[i + 1] ?? 0) + 0.0722 * linear(data[i + 2] ?? 0)
    return sum / (data.length / 4)
  }, png.toString('base64'))
}

/** The number below "Together", as a visitor reads it. */
async function shownShare(page: Page): Promise<number> {
  const text = await main(page)
    .getByText(/ % × .* = .* %$/)
    .textContent()
  return Number(/= ([\d.]+) %$/.exec(text ?? '')?.[1])
}

const FILMED = [0.4, 0.65] as const
const BARE = [0.72, 0.88] as const

for (const [from, at] of [
  ['inside', 'day'],
  ['inside', 'night'],
  ['outside', 'day'],
  ['outside', 'night'],
] as const) {
  test(`from ${from} by ${at} the picture darkens as the number says`, async ({ page, open }) => {
    const scene = page.getByRole('img', { name: 'A car’s window' })
    const look = async (glass: number, film: number) => {
      await open(`/window-film?film=${film}&glass=${glass}&from=${from}&at=${at}`)
      await scene.evaluate(async (svg) => {
        const views = Array.from(svg.querySelectorAll('image'), (image) => image.href.baseVal)
        // An <image> in SVG has no promise for its loading; the same URL in an <img> has.
        await Promise.all([...new Set(views)].map((src) => Object.assign(new Image(), { src }).decode()))
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })
    }
    // The drawing as it is, without glass or film.
    await look(100, 90)
    await scene.evaluate((svg) => {
      for (const image of svg.querySelectorAll('g image')) image.removeAttribute('filter')
    })
    const filmed = await luminance(page, scene, ...FILMED)
    const bare = await luminance(page, scene, ...BARE)

    for (const [glass, film] of [
      [100, 90],
      [75, 35],
      [20, 15],
    ] as const) {
      await look(glass, film)
      const shown = await shownShare(page)
      const measured = ((await luminance(page, scene, ...FILMED)) / filmed) * 100
      expect(Math.abs(measured - shown), `${glass} × ${film}`).toBeLessThanOrEqual(
        shown < 20 ? shown / 10 : 3,
      )
      const through = ((await luminance(page, scene, ...BARE)) / bare) * 100
      expect(Math.abs(through - glass), `glass of ${glass}`).toBeLessThanOrEqual(3)
    }
  })
}
