import { darkening, readPane, roundLight, together, transmissionTable } from './tint'

test('50% film on 80% glass is 40%; a share of light is rounded to one decimal, and below 1% to two', () => {
  expect(together(80, 50)).toBe(40)
  expect(together(75, 35)).toBeCloseTo(26.25)
  expect(together(100, 5)).toBe(5)
  expect([40, 26.25, 69.52, 1.4, 0.05].map((share) => roundLight(share))).toEqual([40, 26.3, 69.5, 1.4, 0.05])
})

test('a pane is read, with defaults for what is missing; what cannot be read or is out of range is no pane', () => {
  expect(readPane('35', '75')).toEqual({ film: 35, glass: 75 })
  expect(readPane('35.6', null)).toEqual({ film: 36, glass: 75 })
  expect(readPane(undefined, '20')).toEqual({ film: 35, glass: 20 })
  const wrong = ['', ' ', 'abc', '0', '4', '-5', '91', '999999', '1e1', '0x23', '٣', 'NaN']
  expect(wrong.map((film) => readPane(film, '75'))).toEqual(wrong.map(() => null))
  expect(['abc', '0', '101', '0x4b'].map((glass) => readPane('35', glass))).toEqual([null, null, null, null])
})

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

test('the less light gets through, the more opaque is the black', () => {
  expect([1, 0.5, 0.2625, 0].map(darkening)).toEqual(['0.000', '0.270', '0.456', '1.000'])
})
