import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** Walks every Tab stop, and returns those of which other things cover every point, and those without an outline. */
async function walkStops(page: Page) {
  const hidden: string[] = []
  const plain: string[] = []
  let count = 0
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return null
      const last = document.querySelector('[data-stop="last"]')
      // A date and a frame have several stops.
      if (element === last) return { isSeen: true, isOutlined: true, html: '' }
      if (element.dataset.stop) return null
      last?.setAttribute('data-stop', 'seen')
      element.dataset.stop = 'last'
      // The label of a hidden control stands for it.
      const shown = [element, ...((element instanceof HTMLInputElement && element.labels) || [])]
      const isAt = (x: number, y: number) => {
        const top = document.elementFromPoint(x, y)
        return shown.some((each) => each.contains(top))
      }
      const shares = [0.05, 0.25, 0.5, 0.75, 0.95]
      const isSeen = shown.some((each) =>
        [...each.getClientRects()].some(({ left, top, width, height }) =>
          shares.some((x) => shares.some((y) => isAt(left + width * x, top + height * y))),
        ),
      )
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      // The button inside a date has the focus instead of the field; the browser outlines it itself.
      const isOutlined =
        !element.matches(':focus') || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
      return { isSeen, isOutlined, html: element.outerHTML.slice(0, 200) }
    })
    if (!stop) return { hidden, plain, count }
    count += 1
    if (!stop.isSeen) hidden.push(stop.html)
    if (!stop.isOutlined) plain.push(stop.html)
  }
}

const PRODUCTS = JSON.stringify(
  Array.from({ length: 60 }, (_, id) => ({ id, name: `Film ${id}`, price: id, stock: 1 })),
)

// Without smooth scrolling, during which a stop may still be behind something.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [route, width, role, least] of [
  ['/admin', 1280, 'admin', 150],
  ['/admin', 390, 'admin', 150],
  ['/contact', 1280, null, 20],
  ['/window-film', 1280, null, 20],
  ['/window-film', 390, null, 20],
  ['/ppf', 390, null, 20],
  ['/marine-film', 390, null, 20],
  ['/user/addresses', 1280, 'user', 20],
  ['/preview', 1280, null, 20],
  ['/preview', 390, null, 20],
] as const)
  test(`Tab stops of ${route} are outlined and visible at ${width} px`, async ({ page, open, signInAs }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.addInitScript((text) => localStorage.setItem('tersa.products', text), PRODUCTS)
    if (role) await signInAs(role)
    await open(route)
    // The studio is there once its draft has loaded.
    if (route === '/preview') await expect(page.getByRole('tab').first()).toBeVisible()
    if (route === '/admin') {
      await page.getByLabel('Select Film 9').check()
      await expect(page.getByRole('region', { name: 'Selected products' })).toBeVisible()
      await page.getByRole('link', { name: 'Skip to content' }).focus()
    }
    const { hidden, plain, count } = await walkStops(page)
    expect([hidden, plain]).toEqual([[], []])
    expect(count).toBeGreaterThan(least)
  })
