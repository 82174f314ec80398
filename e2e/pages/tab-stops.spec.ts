import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** Walks every Tab stop, and returns those of which other things cover every point, and those without an outline. */
async function walkStops(page: Page) {
  const hidden: string[] = []
  const plain: string[] = []
  let count = 0
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(async () => {
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
      const isInSight = () =>
        shown.some((each) =>
          [...each.getClientRects()].some(({ left, top, width, height }) =>
            shares.some((x) => shares.some((y) => isAt(left + width * x, top + height * y))),
          ),
        )
      // The page may still be scrolling to the stop.
      const end = performance.now() + 2000
      while (!isInSight() && performance.now() < end) await new Promise(requestAnimationFrame)
      const isSeen = isInSight()
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

// The second page has the last twenty, and links to the other.
const PRODUCTS = JSON.stringify(
  Array.from({ length: 70 }, (_, id) => ({ id, name: `Film ${id}`, price: id, stock: 1 })),
)

async function expectStops(page: Page, least: number) {
  const { hidden, plain, count } = await walkStops(page)
  expect({ hidden, plain }).toEqual({ hidden: [], plain: [] })
  expect(count).toBeGreaterThan(least)
}

/** With a selected row. */
const ADMIN = '/admin?page=2'

for (const { width, routes, tag } of [
  { width: 390, routes: [ADMIN, '/window-film'], tag: [] },
  { width: 390, routes: ['/ppf', '/marine-film', '/preview'], tag: ['@sweep'] },
  {
    width: 1280,
    routes: [ADMIN, '/contact', '/window-film', '/user/addresses', '/preview'],
    tag: ['@sweep'],
  },
])
  test(`every Tab stop at ${width} px of ${routes.join(', ')} has an outline, and none is wholly behind something sticky`, {
    tag,
  }, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.addInitScript((text) => localStorage.setItem('tersa.products', text), PRODUCTS)
    for (const route of routes)
      await test.step(route, async () => {
        await openAs('user', route)
        // The studio is there once its draft has loaded.
        if (route === '/preview') await expect(page.getByRole('tab').first()).toBeVisible()
        if (route === ADMIN) {
          await page.getByLabel('Select Film 59').check()
          await expect(page.getByRole('region', { name: 'Selected products' })).toBeVisible()
          await page.getByRole('link', { name: 'Skip to content' }).focus()
        }
        await expectStops(page, route === ADMIN ? 80 : 20)
      })
  })
