import { pageIn, pagesIn, readIn } from './export-files'
import { expect, test } from './fixtures'
import { routes } from './routes'

test('no drawing is in a page’s payload a second time', ({ siteFolder }) => {
  for (const route of Object.keys(routes)) {
    const html = pageIn(siteFolder, route)
    const payload = (html.match(/<script[^>]*>[\s\S]*?<\/script>/g) ?? []).join('')
    // Icons stand on a grid of 16, swatches of 22; the rest are drawings. Those whose parts can be chosen are a
    // tool's own, and the strict policy lets no script write them as markup.
    const grids = Array.from(payload.matchAll(/viewBox[\\":]+([\d. -]+)/g), ([, grid]) => grid)
    expect(grids.length, route).toBeGreaterThan(0)
    expect(
      grids.filter((grid) => !/^0 0 (16 16|22 22|1000 310|1000 400)$/.test(grid ?? '')),
      route,
    ).toEqual([])
  }
})

test('every custom property that a style uses is defined', ({ siteFolder }) => {
  for (const page of pagesIn(siteFolder)) {
    const sheets = Array.from(readIn(siteFolder, page).matchAll(/href="\/(_next\/static\/[^"]+\.css)"/g))
    const text = sheets.map(([, file = '']) => readIn(siteFolder, file)).join('\n')
    // Bootstrap leaves some of its own undefined, for sites that want to set them.
    const used = Array.from(text.matchAll(/var\((--(?!bs-)[\w-]+)\)/g), ([, name]) => name)
    expect(used.length, page).toBeGreaterThan(0)
    expect(
      [...new Set(used)].filter((name) => !text.includes(`${name}:`)),
      page,
    ).toEqual([])
  }
})

for (const width of [320, 390, 992, 1280]) {
  test(`with text at 200 % everything still fits ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const route of ['/', '/ppf', '/contact']) {
      await open(route)
      const overflow = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      })
      expect(overflow, route).toBeLessThanOrEqual(0)
    }
  })
}

test('the icon that browsers ask for by themselves, between two pages for one, is there', async ({
  request,
}) => {
  const response = await request.get('/favicon.ico')
  expect(response.status()).toBe(200)
})
