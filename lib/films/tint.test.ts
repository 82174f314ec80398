import { clampPercent, darkening, glareReduction, roundLight, together, transmissionTable } from './tint'

test('glass and film together: 50% on 80% is 40%', () => {
  expect(together(80, 50)).toBe(40)
  expect(together(75, 35)).toBeCloseTo(26.25)
  expect(together(100, 5)).toBe(5)
})

test.each([
  [40, 40],
  [26.25, 26.3],
  [69.52, 69.5],
  [1.4, 1.4],
  [0.05, 0.05],
])('%d%% of light is rounded to %d', (share, rounded) => {
  expect(roundLight(share)).toBe(rounded)
})

test('glare is reduced by the light that the film blocks', () => {
  expect(glareReduction(35)).toBe(65)
})

test.each<[string | null | undefined, number]>([
  ['35.6', 36],
  ['4', 5],
  ['-5', 5],
  ['999999', 90],
  ...['', ' ', 'abc', '٣', 'NaN', null, undefined].map((text): [typeof text, number] => [text, 35]),
])('a share of %o is read as %i', (text, share) => {
  expect(clampPercent(text, 5, 90, 35)).toBe(share)
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

test.each([
  [1, '0.000'],
  [0.5, '0.270'],
  [0.2625, '0.456'],
  [0, '1.000'],
])('a share of %d needs black with the opacity %s', (share, opacity) => {
  expect(darkening(share)).toBe(opacity)
})
