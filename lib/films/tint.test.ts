import {
  darkening,
  type Glass,
  type Light,
  lightThrough,
  readPane,
  roundLight,
  tintUrl,
  together,
  transmissionTable,
} from './tint'

test('50% film on 80% glass is 40%; a share of light is rounded to one decimal, and below 1% to two', () => {
  expect(together(80, 50)).toBe(40)
  expect(together(75, 35)).toBeCloseTo(26.25)
  expect(together(100, 5)).toBe(5)
  expect([40, 26.25, 69.52, 1.4, 0.05].map((share) => roundLight(share))).toEqual([40, 26.3, 69.5, 1.4, 0.05])
})

test('a pane is read, with defaults for what is missing; what cannot be read or is out of range is no pane', () => {
  expect(readPane('35', '75')).toEqual({ film: 35, glass: 'factory' })
  expect(readPane('35.6', null)).toEqual({ film: 36, glass: 'factory' })
  expect(readPane(undefined, '20')).toEqual({ film: 35, glass: 'privacy' })
  const wrong = ['', ' ', 'abc', '0', '4', '-5', '91', '999999', '1e1', '0x23', '٣', 'NaN']
  expect(wrong.map((film) => readPane(film, '75'))).toEqual(wrong.map(() => null))
  const wrongGlass = ['abc', '0', '101', '0x4b', 'm', '75mm', '0.9m']
  expect(wrongGlass.map((glass) => readPane('35', glass))).toEqual(wrongGlass.map(() => null))
})

test.each([
  // Links of earlier versions: 75, 20 and 88 mean the kind of glass, and anything else was measured.
  ['75', 'factory', '75'],
  ['20', 'privacy', '20'],
  ['88', 'clear', '88'],
  ['74', 74, '74m'],
  // Rounded down, so that nothing meets a limit by rounding.
  ['71.9', 71, '71m'],
  ['75m', 75, '75m'],
  ['100', 100, '100m'],
  ['20m', 20, '20m'],
])('the glass %s of a link is %s, and is written as %s', (text, glass, written) => {
  expect(readPane('35', text)?.glass).toBe(glass)
  expect(tintUrl({ film: 35, glass: readPane('35', text)?.glass ?? 1, window: null })).toContain(
    `glass=${written}`,
  )
})

test.each<[Glass, number, Light]>([
  ['factory', 35, { low: 24.5, high: 29.75, isAbout: false }],
  ['privacy', 20, { low: 4, high: 4, isAbout: true }],
  ['clear', 50, { low: 44, high: 44, isAbout: true }],
  [75, 20, { low: 15, high: 15, isAbout: false }],
])('glass %s with %s%% film lets %o through', (glass, film, light) => {
  expect(lightThrough({ glass, film })).toEqual(light)
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
