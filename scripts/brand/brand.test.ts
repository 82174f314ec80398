/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { compileString } from 'sass'
import { SASS_HEADER } from '@/lib/config/sass-header'
import { brandFiles } from './brand-files'

test('the drawings, the icons and the sprite follow from the tokens; otherwise run npm run brand', async () => {
  // Another version of the encoder writes other bytes of the same picture.
  const texts = [...(await brandFiles())].filter(([file]) => !/\.(png|ico)$/.test(file))
  expect(texts.length).toBeGreaterThan(10)
  for (const [file, content] of texts) expect([file, readFileSync(file, 'utf8')]).toEqual([file, content])
})

/** The papers of each text. */
const TEXTS = {
  'edge-3': ['t-100', 't-90', 'edge-86', 'edge-92'],
  'edge-11': ['t-100', 't-90', 'edge-92'],
  'edge-62': ['t-0', 't-2'],
  'edge-86': ['t-0'],
  't-0': ['edge-62'],
  't-2': ['edge-86'],
  't-100': ['edge-3', 'edge-6'],
}
/** What is around each focus ring, border or drawn line. */
const GRAPHICS = { 'edge-11': ['t-80', 'edge-86'], 'edge-42': ['t-0'], 'edge-62': ['t-5'] }

/** Petrol is the shop's own; the others are those of shops that could be. */
const brands = ['#13676f', '#803712', '#ffd500', '#0000ff', '#e6007e', '#2e7d32']

test.each(brands)('the shades derived from %s are readable wherever they are used', (brand) => {
  const colours = coloursWith(brand)
  expect(Object.keys(colours).filter((name) => name.startsWith('edge-'))).toHaveLength(15)
  const tooWeak = (uses: Record<string, string[]>, least: number) =>
    Object.entries(uses).flatMap(([one, others]) =>
      others.filter((other) => contrast(colours[one], colours[other]) < least).map((other) => [one, other]),
    )
  expect(tooWeak(TEXTS, 4.5)).toEqual([])
  expect(tooWeak(GRAPHICS, 3)).toEqual([])
})

/** The tokens that a build with another color of the brand has. */
function coloursWith(brand: string): Record<string, string> {
  const sheet = `@use "values" with ($brand: ${brand}); @use "tokens" as *; a { @include colour-properties; }`
  const options = { loadPaths: ['app/styles'], style: 'compressed' as const }
  const { css } = compileString(`${SASS_HEADER} ${sheet}`, options)
  const properties = css.matchAll(/--([\w-]+): ?([^;}]+)/g)
  return Object.fromEntries(Array.from(properties, ([, name, hex]) => [name, hex]))
}

function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** As WCAG defines it, for `#rrggbb`, `#rgb` and Sass's names of black and white. */
function luminance(colour: string): number {
  const hex = { white: '#fff', black: '#000' }[colour] ?? colour
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

// The view through glass and the hatching of a window are not the brand's; a mask and a
// shadow are black.
const OTHER_COLOURS = ['#c4dfe8', '#2a3538', '#000', 'rgba(0, 0, 0, 0.7)']

test('every color of a style or a component is a token', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!_values)\.scss$|(?<!\.test)\.tsx$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  expect(files.length).toBeGreaterThan(100)
  const COLOUR = /#(?:[\da-f]{3}){1,2}\b|\b(?:rgb|hsl|oklch)a?\(\d[^)]*\)/gi
  const literals = files.flatMap((file) => readFileSync(file, 'utf8').match(COLOUR) ?? [])
  expect(literals.filter((colour) => !OTHER_COLOURS.includes(colour))).toEqual([])
})
