import type { Locator, Page } from '@playwright/test'
import { pixelsBehind } from '../contrast'
import { expect, test, withoutScripts } from '../fixtures'
import { resize } from '../resize'

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
  const corner = box.x + (box.width - width) / 2
  const band = box.height * 0.3
  const partOf = ([from, to]: readonly [number, number]) => ({
    color: 'rgb(0 0 0)',
    box: { x: corner + width * from, y: box.y + band, width: width * (to - from), height: band },
  })
  const [filmed, bare] = await pixelsBehind(page, [partOf(PARTS.filmed), partOf(PARTS.bare)])
  return { filmed: filmed?.mean ?? Number.NaN, bare: bare?.mean ?? Number.NaN }
}

/** The number below the picture, or the middle of its range, as a visitor reads it. */
async function shownShare(page: Page): Promise<number> {
  const text = await page.locator('#tool').getByText('of the light gets through.').locator('..').textContent()
  const [low = Number.NaN, high = low] = [...(text ?? '').matchAll(/[\d.]+(?=%| to)/g)].map(Number)
  return (low + high) / 2
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
    for (const [kind, glass, film] of [
      ['Factory', 75, 35],
      ['Privacy', 20, 15],
    ] as const) {
      await choose(new RegExp(`^${kind}`))
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

withoutScripts(
  'without scripts the tool shows a film with its figures, and asks and captions nothing',
  async ({ page, tool }) => {
    await page.goto('/window-film')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(tool.getByText('of the light gets through.')).toBeVisible()
      for (const text of ['Not compared yet', 'Your sedan from outside'])
        await expect(tool.getByText(text)).toBeHidden()
      // On a phone the figures are below the picture, else next to its middle.
      const card = await boxOf(tool.locator('.sheet-card').first())
      const picture = await boxOf(tool.getByRole('img', { name: 'A car’s window' }))
      const heading = await boxOf(tool.getByRole('heading', { name: 'Front sides' }))
      const light = await boxOf(tool.getByText('of the light gets through.').locator('../..'))
      const above = heading.y - card.y - (width < 992 ? picture.height : 0)
      const below = card.y + card.height - light.y - light.height
      expect(Math.abs(above - below), `${width} px: ${above} and ${below}`).toBeLessThan(60)
    }
  },
)

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place} is not visible.`)
  return box
}

test('the shades are in one row of six or in two of three', async ({ page, open, tool }) => {
  await open('/window-film')
  const buttons = tool.getByRole('group', { name: 'Available shades' }).getByRole('button')
  await expect(buttons).toHaveCount(6)
  for (let width = 374; width < 386; width++) {
    await resize(page, width)
    const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
    expect([[6], [3, 3]], `${width} px: ${rows}`).toContainEqual(rows)
  }
})
