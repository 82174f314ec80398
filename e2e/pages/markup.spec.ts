import { site } from '@/lib/content/facts/site'
import { routes } from '../../lib/config/routes'
import { pageIn, pagesIn, readIn } from '../export-files'
import { expect, test } from '../fixtures'

test('no page’s payload repeats a drawing of its HTML', ({ siteFolder }) => {
  for (const route of Object.keys(routes)) {
    const html = pageIn(siteFolder, route)
    const payload = (html.match(/<script[^>]*>[\s\S]*?<\/script>/g) ?? []).join('')
    // Allowed are icons, which have a grid of 16; charts and panes, whose figures are attributes; and drawings of 1000 with
    // parts to choose, which React has to render, because the strict policy lets no script insert markup.
    const grids = Array.from(payload.matchAll(/viewBox[\\":]+([\d. -]+)/g), ([, grid]) => grid)
    expect(grids.length, route).toBeGreaterThan(0)
    expect(
      grids.filter(
        (grid) =>
          !/^(0 0 (16 16|28 1.52|(10|30|100) 8|30 2|10 10|34 26|500 220|1000 (310|400))|-30 -4 1060 424)$/.test(
            grid ?? '',
          ),
      ),
      route,
    ).toEqual([])
  }
})

test('every custom property that a style uses is defined', ({ siteFolder }) => {
  for (const page of pagesIn(siteFolder)) {
    const sheets = Array.from(readIn(siteFolder, page).matchAll(/href="\/(_next\/static\/[^"]+\.css)"/g))
    const text = sheets.map(([, file = '']) => readIn(siteFolder, file)).join('\n')
    const used = new Set(Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name))
    expect(used.size, page).toBeGreaterThan(0)
    const undefinedNames = [...used].filter((name) => !text.includes(`${name}:`))
    // Optional in Bootstrap, or the color of a shadow without a size.
    expect(undefinedNames.sort(), page).toEqual(['--bs-body-text-align', '--bs-btn-focus-shadow-rgb'])
  }
})

test('the manifest and the icons that browsers request exist', async ({ request, siteFolder }) => {
  const [, manifest = ''] = /<link rel="manifest" href="([^"]+)"/.exec(pageIn(siteFolder, '/about')) ?? []
  const { name, icons } = await (await request.get(manifest)).json()
  expect(name).toBe(site.name)
  expect(icons.length).toBeGreaterThan(0)
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  expect((await request.get('/favicon.ico')).status()).toBe(200)
})
