/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { compileString } from 'sass'
import { SASS_HEADER } from '@/lib/config/sass-header'
import { filesIn } from '@/lib/parsing/test-files'
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
  expect(tooWeak(brand, TEXTS, 4.5)).toEqual([])
  expect(tooWeak(brand, GRAPHICS, 3)).toEqual([])
})

/** The pairs whose contrast, as WCAG defines it, is too low in a build with this color of the brand. */
function tooWeak(brand: string, uses: Record<string, string[]>, least: number): string[] {
  const pairs = Object.entries(uses).flatMap(([one, others]) => others.map((other) => [one, other]))
  const contrasts = pairs.map(([one, other]) => `--${one}-on-${other}: #{contrast($${one}, $${other})};`)
  const sheet = `${SASS_HEADER} @use "sass:color"; @use "sass:math";
    @use "values" with ($brand: ${brand}); @use "tokens" as *;
    @function light($shade) { @return color.channel($shade, "y", $space: xyz) + 0.05; }
    @function contrast($one, $other) {
      @return math.div(max(light($one), light($other)), min(light($one), light($other)));
    }
    a { ${contrasts.join(' ')} }`
  const found = [...compileString(sheet, { loadPaths: ['app/styles'] }).css.matchAll(/--(\S+): (.+);/g)]
  expect(found).toHaveLength(pairs.length)
  return found.filter(([, , contrast]) => !(Number(contrast) >= least)).map(([, pair = '']) => pair)
}

test('drawings are in the usual paint until a visitor chooses another', () => {
  const paintIn = (header: string) => {
    const { css } = compileString(header + readFileSync('app/styles/main.scss', 'utf8'), {
      loadPaths: ['app/styles', 'node_modules'],
      quietDeps: true,
      silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    })
    return /:root, \[data-paint=[^{]*\{[^}]*--paint: ([^;]+);/.exec(css)?.[1]
  }
  expect(paintIn(SASS_HEADER)).toBe('#bcc5c8')
  expect(paintIn(SASS_HEADER.replace('"silver"', '"black"'))).toBe('#1b1f21')
  // A file of a package has the same paints by its fragment.
  const file = readFileSync('public/drawings/film-pack-car-front.svg', 'utf8')
  expect(file).toContain('svg{--paint:#bcc5c8;')
  expect(file).toContain('#black:target~*{--paint:#1b1f21;')
})

// The hatching of a window is not the brand's; a mask and a shadow are black.
const OTHER_COLOURS = ['#2a3538', '#000', 'rgba(0, 0, 0, 0.7)']

test('every color of a style or a component is a token', () => {
  const files = filesIn(['app', 'components'], /(?<!_values)\.scss$|(?<!\.test)\.tsx$/)
  expect(files.length).toBeGreaterThan(100)
  const COLOUR = /#(?:[\da-f]{3}){1,2}\b|\b(?:rgb|hsl|oklch)a?\(\d[^)]*\)/gi
  const literals = files.flatMap((file) => readFileSync(file, 'utf8').match(COLOUR) ?? [])
  expect(literals.filter((colour) => !OTHER_COLOURS.includes(colour))).toEqual([])
})
