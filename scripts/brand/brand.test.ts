/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { iconHash } from './app-icons'
import { colourTokens } from './colour-tokens'
import { drawingFiles, problemsOf, readRecord, recolour } from './drawings'

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
  expect(problemsOf({ 'edge-3': '#111111' }, { 'edge-6': '#222222', 'edge-11': '#222222' })).toEqual([
    '$edge-3 is not in app/styles/_tokens.scss, but drawings use it.',
    '$edge-6 and $edge-11 are both #222222; make them differ, or drawings could not be recoloured again.',
  ])
})
