import { site } from '@/lib/content/facts/site'
import { routes } from '../../lib/config/routes'
import { pageIn, pagesIn, readIn } from '../export-files'
import { expect, test } from '../fixtures'

/** Drawings that React has to render again: icons, and those with parts to choose. */
const RENDERED = [
  'components/ui/icons.tsx',
  ...['car-side', 'car-top', 'boat'].map((name) => `components/films/drawings/${name}.svg`),
]

test('no page’s payload repeats a drawing of its HTML', ({ siteFolder }) => {
  const rendered = RENDERED.map((file) => readIn('.', file)).join('')
  for (const route of Object.keys(routes)) {
    const html = pageIn(siteFolder, route)
    const scripts = /<script[^>]*>[\s\S]*?<\/script>/g
    const payload = (html.match(scripts) ?? []).join('')
    // Charts and panes have short paths, whose figures are attributes.
    const paths = html.replaceAll(scripts, '').matchAll(/ d="([^"]{100,})"/g)
    const repeated = Array.from(paths, ([, path = '']) => path).filter((path) => payload.includes(path))
    expect(repeated.length, route).toBeGreaterThan(0)
    expect(
      repeated.filter((path) => !rendered.includes(path)),
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
