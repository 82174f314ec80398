import { site } from '@/lib/content/site'
import { expect, test } from './fixtures'

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('every stop of the keyboard shows where it is', async ({ page }) => {
  await page.goto('/contact')
  const stops = new Set<string>()
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return {
        html: element.outerHTML,
        isShown: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      }
    })
    if (!stop || stops.has(stop.html)) break
    expect(stop.isShown, stop.html).toBe(true)
    stops.add(stop.html)
  }
  expect(stops.size).toBeGreaterThan(25)
})

test('controls are at least 24 px tall and wide, or stand in a line of text', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    const small = await page
      .locator('a:visible, button:visible, summary:visible, input:visible')
      .evaluateAll((all) =>
        all
          .filter((element) => !element.closest('p, .skip-link'))
          .filter((element) => {
            const { width: w, height: h } = element.getBoundingClientRect()
            return w < 24 || h < 24
          })
          .map((element) => element.outerHTML),
      )
    expect(small).toEqual([])
  }
})

test('nothing is fetched before the visitor reaches for a link', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => path.endsWith('.txt'))).toEqual([])

  const fetched = page.waitForRequest(/contact.*\.txt/)
  await page.getByRole('link', { name: 'Contact' }).first().hover()
  await fetched
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  const slow = await page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return Math.max(Number.parseFloat(transitionDuration), Number.parseFloat(animationDuration)) > 0.001
      })
      .map((element) => element.outerHTML),
  )
  expect(slow).toEqual([])
})

test('in forced colours the sheet and the buttons keep an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/about')
  for (const edged of [page.locator('.sheet'), page.getByRole('button', { name: 'Subscribe' })]) {
    expect(await edged.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
  }
})

test('the manifest and its icons are there', async ({ page, request }) => {
  await page.goto('/about')
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href')
  const { name, icons } = await (await request.get(manifest ?? '')).json()
  expect(name).toBe(site.name)
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
})
