import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'

type Light = { filmed: number; bare: number }

/** Where the window has film, and where it is bare glass, as shares of the scene's width. */
const PARTS = { filmed: [0.4, 0.65], bare: [0.72, 0.88] } as const
const VIEWS = ['day', 'night'] as const

/** The mean linear luminance of the two parts of the window, as they are painted. */
async function measure(page: Page, scene: Locator): Promise<Light> {
  await scene.evaluate(async (svg) => {
    // A control scrolls into view when it is used, and the window out of it.
    window.scrollTo({ top: 0, behavior: 'instant' })
    const urls = Array.from(svg.querySelectorAll('image'), (image) => image.href.baseVal)
    // An SVG <image> has no `decode`; an <img> with the same URL has.
    await Promise.all([...new Set(urls)].map((src) => Object.assign(new Image(), { src }).decode()))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  const box = await scene.boundingBox()
  if (!box) throw new Error('The scene is not visible')
  // The scene is centered in its box, eight by five.
  const width = Math.min(box.width, (box.height * 8) / 5)
  const [left, right] = [PARTS.filmed[0], PARTS.bare[1]]
  const clip = {
    x: box.x + (box.width - width) / 2 + width * left,
    y: box.y + box.height * 0.3,
    width: width * (right - left),
    height: box.height * 0.3,
  }
  const png = (await page.screenshot({ clip })).toString('base64')
  const shares = [PARTS.filmed, PARTS.bare].map((part) => part.map((at) => (at - left) / (right - left)))
  const [filmed = Number.NaN, bare = Number.NaN] = await page.evaluate(meanLuminances, { png, shares })
  return { filmed, bare }
}

/** Runs in the page: the mean linear luminance between shares of a picture's width. */
async function meanLuminances({ png, shares }: { png: string; shares: number[][] }) {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  })
  if (!context) throw new Error('No canvas')
  context.drawImage(bitmap, 0, 0)
  const linear = (value = 0) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return shares.map(([from = 0, to = 1]) => {
    const [left, right] = [Math.ceil(from * bitmap.width), Math.floor(to * bitmap.width)]
    const { data } = context.getImageData(left, 0, right - left, bitmap.height)
    let sum = 0
    for (let i = 0; i < data.length; i += 4)
      sum += 0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2])
    return sum / (data.length / 4)
  })
}

/** The number below the picture, as a visitor reads it. */
async function shownShare(page: Page): Promise<number> {
  const text = await page.locator('#tool').getByText('of the light gets through.').locator('..').textContent()
  return Number(/^([\d.]+)%/.exec(text ?? '')?.[1])
}

test('the window is as dark as the number shows, by day and by night', async ({ page, open }) => {
  await open('/window-film?film=35&glass=75')
  await page.getByText('Glass of the front side windows').click()
  const choose = (name: string | RegExp) => page.getByRole('radio', { name }).check({ force: true })
  const scene = page.getByRole('img', { name: 'A car’s window' })
  const setFilters = (value: '' | 'none') =>
    scene.locator('g image').evaluateAll((images: SVGImageElement[], filter) => {
      for (const image of images) image.style.filter = filter
    }, value)

  for (const at of VIEWS) {
    await choose(new RegExp(`^${at}$`, 'i'))
    await expect(scene).toHaveAccessibleName(`A car’s window, seen from inside by ${at}`)
    await setFilters('none')
    const unfiltered = await measure(page, scene)
    await setFilters('')
    for (const [glass, film] of [
      [75, 35],
      [20, 15],
    ] as const) {
      await choose(new RegExp(` ${glass}%$`))
      await page.getByRole('button', { name: `${film}% film`, exact: true }).click()
      const light = await measure(page, scene)
      const shown = await shownShare(page)
      const difference = Math.abs((light.filmed / unfiltered.filmed) * 100 - shown)
      const view = `by ${at}, ${glass} × ${film}`
      expect(difference, view).toBeLessThanOrEqual(shown < 20 ? shown / 10 : 3)
      expect(Math.abs((light.bare / unfiltered.bare) * 100 - glass), view).toBeLessThanOrEqual(3)
    }
  }
})

test('the tint tool is on one screen of a laptop, and most of it on a phone’s', async ({ page, open }) => {
  await page.clock.setFixedTime('2026-11-24')
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/window-film?vehicle=truck&place=texas')
  await expect(page.getByRole('button', { name: 'Add 3 windows to my quote' })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  for (const part of [
    page.getByLabel('Vehicle'),
    page.getByRole('img', { name: 'A car’s window, seen from inside by day' }),
    page.getByRole('slider'),
    page.getByText('Legal in Texas.', { exact: true }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('complementary', { name: 'Your choice' })).toContainText(
    'Three windowsAll legal in Texas',
  )
})
