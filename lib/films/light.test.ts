import { darkening, transmissionTable } from './tint'

/** Interpolates linearly between the entries, as browsers do. */
function pass(table: string, value: number): number {
  const entries = table.split(' ').map(Number)
  const at = value * (entries.length - 1)
  const [from = 0, to = from] = entries.slice(Math.floor(at))
  return from + (to - from) * (at % 1)
}

test.each([
  [1, 1, 1],
  [1, 0.5, 0.5],
  // Half the light of white is the value 0.7354; a hundredth of it 0.0998.
  [0.5, 1, 0.7354],
  [0.01, 1, 0.0998],
  [0.35, 0.5, 0.3033],
  [0.35, 0, 0],
])('a share of %d turns the value %d into %d', (share, value, expected) => {
  expect(pass(transmissionTable(share), value)).toBeCloseTo(expected, 3)
})

test.each([
  [1, '0.000'],
  [0.5, '0.270'],
  [0.2625, '0.456'],
  [0, '1.000'],
])('a share of %d needs black with the opacity %s', (share, opacity) => {
  expect(darkening(share)).toBe(opacity)
})
