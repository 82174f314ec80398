/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { site } from '@/lib/content/facts/site'
import { iconHash } from './app-icons'
import { shadeLines } from './colour'
import { colourTokens, withColours } from './colour-tokens'
import { drawingFiles, LOGOS, labelled, readRecord, recolour, recolouringProblems } from './drawings'

test('the drawings have the colours of the tokens; otherwise run npm run brand', () => {
  expect(readRecord().colours).toEqual(colourTokens())
})

test('the pictures of the icon are drawn from app/icon.svg; otherwise run npm run brand', () => {
  expect(readRecord().icon).toBe(iconHash())
})

test('after a change of the tokens no drawing has one of the old colours', () => {
  const before = colourTokens()
  const after = Object.fromEntries(Object.keys(before).map((name, i) => [name, `#f000${10 + i}`]))
  const svgs = drawingFiles().map((file) => recolour(readFileSync(file, 'utf8'), before, after))
  expect(svgs.filter((svg) => /#f000/.test(svg)).length).toBeGreaterThan(10)
  expect(svgs.flatMap((svg) => Object.values(before).filter((colour) => svg.includes(colour)))).toEqual([])
})

test('colours that are swapped stay distinct, and a colour that is not a token is not changed', () => {
  const svg = '<path fill="#111111"/><path fill="#222222"/><path fill="#ffd68a"/>'
  const exchanged = recolour(svg, { a: '#111111', b: '#222222' }, { a: '#222222', b: '#111111' })
  expect(exchanged).toBe('<path fill="#222222"/><path fill="#111111"/><path fill="#ffd68a"/>')
})

test('tokens with the same colour and missing tokens are reported', () => {
  expect(recolouringProblems({ 'edge-3': '#111111' }, { 'edge-6': '#222222', 'edge-11': '#222222' })).toEqual(
    [
      '$edge-3 is not in app/styles/_values.scss, but drawings use it.',
      '$edge-6 and $edge-11 are both #222222; make them differ, or drawings could not be recoloured again.',
    ],
  )
})

test('a set in which only some shades have changed is refused', () => {
  const before = { 'edge-3': '#111111', 'edge-6': '#222222', 'edge-11': '#333333', 't-0': '#000000' }
  expect(recolouringProblems(before, { ...before, 'edge-6': '#444444', 'edge-11': '#555555' })).toEqual([
    'Only 2 of the 3 shades $edge-… have changed, so $edge-3 would keep the old colour. ' +
      "Derive all of them from one colour: npm run brand -- '#803712'",
  ])
  const allChanged = { 'edge-3': '#444444', 'edge-6': '#555555', 'edge-11': '#666666', 't-0': '#000000' }
  expect(recolouringProblems(before, allChanged)).toEqual([])
  expect(recolouringProblems(before, { ...before, 't-0': '#010101' })).toEqual([])
})

test('derived shades are written into the sheet of tokens and nothing else is', () => {
  const sheet = '$t-0: $frame;\n$edge-3: #093b3f;\n$edge-31: #093b3f; // dark\n$r: #093b3f;\n'
  expect(withColours(sheet, { 'edge-3': '#402211' })).toBe(sheet.replace('#093b3f', '#402211'))
})

test('the logos are labelled with the shop’s name; otherwise run npm run brand', () => {
  for (const svg of LOGOS.map((file) => readFileSync(file, 'utf8')))
    expect(labelled(svg, site.name)).toBe(svg)
  expect(labelled('<svg role="img" aria-label="Tersa"/>', 'Film & “Co”<')).toBe(
    '<svg role="img" aria-label="Film &amp; “Co”&lt;"/>',
  )
  expect(labelled('<svg viewBox="0 0 1 1"/>', 'Film')).toBe('<svg viewBox="0 0 1 1"/>')
})

test('each changed shade is shown, from the darkest up, with the share of light that it reflects', () => {
  const before = { 'edge-92': '#e6fafb', 'edge-3': '#093b3f', 't-0': '#000000' }
  const after = { 'edge-92': '#fdf5f2', 'edge-3': '#57230a', 't-0': '#010101' }
  expect(shadeLines(before, after, false)).toEqual([
    '$edge-3   #093b3f → #57230a   3.3% of the light',
    '$edge-92  #e6fafb → #fdf5f2  92.6% of the light',
  ])
  expect(shadeLines(before, after, true)[0]).toContain('\x1b[48;2;87;35;10m')
  expect(shadeLines(before, before, false)).toEqual([])
})

// The view through glass and the hatching of a window are not the brand's.
const OTHER_COLOURS = ['#c4dfe8', '#2a3538']

test('every colour of a style or a component is a token, which npm run brand can change', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!_values)\.scss$|(?<!\.test)\.tsx$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const literals = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(/#[\da-f]{6}\b/gi) ?? []).map((colour) => [file, colour]),
  )
  expect(literals.filter(([, colour = '']) => !OTHER_COLOURS.includes(colour))).toEqual([])
})
