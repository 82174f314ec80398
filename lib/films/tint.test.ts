import { clampPercent, darkening, roundLight, together, transmissionTable } from './tint'

test('50% film on 80% glass is 40%; a share of light is rounded to one decimal, and below 1% to two', () => {
  expect(together(80, 50)).toBe(40)
  expect(together(75, 35)).toBeCloseTo(26.25)
  expect(together(100, 5)).toBe(5)
  expect([40, 26.25, 69.52, 1.4, 0.05].map(roundLight)).toEqual([40, 26.3, 69.5, 1.4, 0.05])
})

test('a share is read within its limits, and any other text as the default', () => {
  const read = (text: string | null | undefined) => clampPercent(text, 5, 90, 35)
  expect(['35.6', '4', '-5', '999999'].map(read)).toEqual([36, 5, 5, 90])
  const others = ['', ' ', 'abc', '٣', 'NaN', null, undefined]
  expect(others.map(read)).toEqual(others.map(() => 35))
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
