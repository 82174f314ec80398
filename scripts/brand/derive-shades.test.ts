/** @jest-environment node */
import { luminanceOf, parse } from './colour'
import { colourTokens } from './colour-tokens'
import { deriveShades } from './derive-shades'

const shades = Object.entries(colourTokens()).filter(([name]) => name.startsWith('edge-'))

describe.each(['#803712', '#13676f', '#ffd500', '#0000ff', '#200400', '#808080'])(
  'the shades derived from %s',
  (colour) => {
    const derived = deriveShades(colour)

    test('are all of those in the tokens, and no two are equal', () => {
      expect(Object.keys(derived).toSorted()).toEqual(shades.map(([name]) => name).toSorted())
      expect(new Set(Object.values(derived)).size).toBe(15)
    })

    test('have the luminance of today’s, so that every contrast stays as it is', () => {
      for (const [name, today] of shades) {
        const [now, before] = [derived[name] ?? '', today].map((hex) => luminanceOf(parse(hex)) + 5)
        expect([name, Math.abs((now ?? 0) / (before ?? 1) - 1) < 0.015]).toEqual([name, true])
      }
    })
  },
)

test('petrol gives the shades that were chosen by eye, but for differences that nobody sees', () => {
  const chosen = { 'edge-3': '#093b3f', 'edge-11': '#13676f', 'edge-42': '#5dbbc6', 'edge-86': '#d8f4f7' }
  const derived = deriveShades('#13676f')
  for (const [name, hex] of Object.entries(chosen))
    for (const channel of ['red', 'green', 'blue'] as const) {
      const difference = parse(hex).channel(channel) - parse(derived[name] ?? '').channel(channel)
      expect(Math.abs(difference)).toBeLessThan(12)
    }
})

test.each(['terracotta', '#80371', ''])('%j is refused as a colour, with an example', (text) => {
  expect(() => deriveShades(text)).toThrow(
    `“${text}” is not a colour. Write it as six digits, in quotation marks: '#803712'.`,
  )
})
