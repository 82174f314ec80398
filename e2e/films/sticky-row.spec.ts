import type { Locator, Page } from '@playwright/test'
import { filmRoutes } from '@/lib/config/routes'
import { expect, test } from '../fixtures'
import { enlargeText, resize } from '../resize'
import { test as withFacts } from '../workshop/workshop-fixtures'

test.use({ viewport: { width: 390, height: 844 } })

/** The share of the window's height that the header and what stays in view cover. */
const pinnedShare = (page: Page) =>
  page.evaluate(() => {
    const heights = [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect().height)
      .filter((height) => height > 0)
    return {
      count: heights.length,
      share: heights.reduce((sum, height) => sum + height) / window.innerHeight,
    }
  })

const isInView = (button: Locator) =>
  button.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

for (const route of filmRoutes)
  test(`on a phone the button of ${route} stays in view with the tool, and nowhere else`, async ({
    page,
    tool,
    open,
    expectAccessible,
  }) => {
    await open(route)
    const button = tool.getByRole('button', { name: /to my quote$/ })
    await expect.poll(() => isInView(button)).toBe(true)
    const { count, share } = await pinnedShare(page)
    expect(count).toBe(2)
    expect(share).toBeLessThan(1 / 3)
    await expectAccessible('#tool', 'place')

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await isInView(button)).toBe(false)
    await page.evaluate(() => window.scrollTo(0, 0))

    // In a low window, and with large text, it would cover too much.
    await resize(page, 740, 390)
    await expect.poll(() => isInView(button)).toBe(false)
    await resize(page, 390, 844)
    await expect.poll(() => isInView(button)).toBe(true)
    await enlargeText(page)
    await expect.poll(() => isInView(button)).toBe(false)
  })

// The button of /window-film has most words where the law is against the film.
withFacts(
  'with a price what stays in view covers at most a third of a small phone',
  async ({ page, tool, open }) => {
    const found: Record<string, number> = {}
    for (const route of ['/ppf', '/window-film?film=50&window=front-side&place=colombia', '/marine-film'])
      for (const path of [route, `/es${route}`]) {
        await open(path)
        await expect(
          tool
            .getByText(/\$|USD/)
            .filter({ visible: true })
            .last(),
        ).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        for (const [width, height] of [
          [320, 640],
          [360, 740],
        ] as const) {
          await resize(page, width, height)
          const { count, share } = await pinnedShare(page)
          expect(count).toBe(2)
          found[`${path} ${width}`] = share
        }
      }
    expect(Object.entries(found).filter(([, share]) => !(share <= 1 / 3))).toEqual([])
  },
)
