import type { Page } from '@playwright/test'
import { filmRoutes } from '@/lib/config/routes'
import { expect, test, withoutScripts } from '../fixtures'
import { formats, layOutOnPaper, pagesOnPaper } from '../paper'
import { resize } from '../resize'

const main = (page: Page) => page.getByRole('main')

const MARGINS = [
  ['A4', '0'],
  ['Letter', '1cm'],
] as const

/** The headings at the end of a column whose content starts in the next one, in columns of many heights. */
const lonelyHeadings = (page: Page) =>
  page.evaluate(() => {
    // Like Firefox, which has no such rule.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { break-after: auto !important }')
    document.adoptedStyleSheets = [sheet]

    const columns = [...document.querySelectorAll('main div')].find(
      (element) => getComputedStyle(element).columnCount === '3',
    )
    if (!(columns instanceof HTMLElement)) return ['no columns']
    const headings = [...columns.querySelectorAll('h2, h3')].filter((heading) => heading.checkVisibility())
    const contents = [...columns.querySelectorAll('h2, h3, summary, p, li, img, svg, td, th, dt')].filter(
      (element) => element.getClientRects().length > 0,
    )
    if (headings.length === 0) return ['no headings']
    const lonely = new Set<string>()
    columns.style.columnFill = 'auto'
    for (let height = 600; height <= 1000; height += 40) {
      columns.style.height = `${height}px`
      const { left, width } = columns.getBoundingClientRect()
      const gap = Number.parseFloat(getComputedStyle(columns).columnGap)
      const columnOf = (element: Element | undefined) =>
        Math.floor(((element?.getClientRects()[0]?.left ?? left) - left) / ((width + gap) / 3))
      for (const heading of headings)
        if (columnOf(contents[contents.indexOf(heading) + 1]) !== columnOf(heading))
          lonely.add(`${heading.textContent}, ${height} px`)
    }
    return [...lonely]
  })

for (const [language, routes, tag] of [
  ['en', filmRoutes, []],
  ['es', filmRoutes.map((route) => `/es${route}`), ['@sweep']],
] as const)
  test(`film pages in ${language} print on two sheets, with no hint or lone heading`, {
    tag: [...tag],
  }, async ({ page, open, browserName }) => {
    for (const route of routes) {
      await open(route)
      // The most space and the least. Only Chromium prints to a file.
      for (const [format, side] of browserName === 'chromium' ? MARGINS : [])
        await test.step(`${route} on ${format} with a margin of ${side}`, async () => {
          expect(await pagesOnPaper(page, format, side)).toBe(2)
        })
      if (language === 'es') continue
      for (const format of formats)
        await test.step(`${route} on ${format}`, async () => {
          await layOutOnPaper(page, format)
          if (route === '/window-film') await expect(page.getByRole('table').first()).toBeVisible()
          else await expect(main(page).getByRole('region', { name: 'Four packages' })).toBeVisible()
          await expect(main(page).getByRole('img').filter({ visible: true }).first()).toBeVisible()
          for (const name of ['Add to my quote', 'Cart, 0']) {
            const button = page.getByRole('button', { name, includeHidden: true }).first()
            await expect(button).toBeAttached()
            await expect(button).toBeHidden()
          }
          await expect(page.getByRole('contentinfo')).toBeHidden()
          for (const hint of ['Tap a panel to protect it', 'Something in between?', 'Glass only'])
            await expect(main(page).getByText(hint)).toBeHidden()
          if (route === '/ppf') await expect(main(page).getByLabel('Vehicle')).toBeVisible()
          if (route === '/window-film')
            await expect(main(page).getByText('of the light gets through.')).toBeVisible()
        })
      await resize(page, 794, 1000)
      expect(await lonelyHeadings(page), route).toEqual([])
      await page.emulateMedia({ media: null })
      await resize(page, 1280)
    }
  })

withoutScripts('without scripts film pages and /about show all but useless controls', async ({ page }) => {
  for (const route of [...filmRoutes, '/about'])
    await test.step(route, async () => {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 2 })).not.toHaveCount(0)
      await expect(main(page).locator('svg, img').filter({ visible: true }).first()).toBeVisible()
      if (route !== '/about') {
        if (route === '/window-film') await main(page).getByText('Every place on our list').click()
        if (route === '/window-film') await expect(main(page).getByRole('table').first()).toBeVisible()
        else await expect(main(page).getByRole('region', { name: 'Four packages' })).toBeVisible()
        await expect(main(page).locator('.in-metric').filter({ visible: true })).toHaveCount(0)
        await expect(main(page).getByText('The tool on this page needs JavaScript')).toBeVisible()
      }
      await expect(main(page).locator(':is(button, input, select, textarea):visible')).toHaveCount(0)
    })
})
