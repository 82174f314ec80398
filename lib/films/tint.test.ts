import {
  clampPercent,
  darkening,
  darkestFilm,
  darkestShade,
  formatLight,
  glareReduction,
  glasses,
  readTint,
  SHADES,
  tintState,
  together,
  transmissionTable,
} from './tint'

test('glass and film together: 50% on 80% is 40%', () => {
  expect(together(80, 50)).toBe(40)
  expect(together(75, 35)).toBeCloseTo(26.25)
  expect(together(100, 5)).toBe(5)
})

test('clear glass lets 88% through, factory glass 75% and privacy glass 20%', () => {
  expect(glasses.map(({ id, vlt }) => [id, vlt])).toEqual([
    ['clear', 88],
    ['factory', 75],
    ['privacy', 20],
  ])
})

test.each([
  [40, '40'],
  [26.25, '26.3'],
  [69.52, '69.5'],
  [1.4, '1.4'],
  [0.05, '0.05'],
])('%d %% of light is formatted as %s', (share, text) => {
  expect(formatLight(share)).toBe(text)
})

test('a limit of 70% on glass of 75% needs film of 93.3% or lighter', () => {
  expect(darkestFilm(70, 75)?.toFixed(1)).toBe('93.3')
  expect(darkestFilm(70, 70)).toBe(100)
  expect(darkestFilm(70, 20)).toBeNull()
  expect(darkestShade(37.3)).toBe(50)
  expect(darkestShade(50)).toBe(50)
  expect(darkestShade(93.3)).toBeNull()
})

test('glare is reduced by the light that the film blocks, and the shades are those on sale', () => {
  expect(glareReduction(35)).toBe(65)
  expect(SHADES).toEqual([5, 15, 20, 35, 50, 70])
})

test.each<[unknown, number]>([
  ['35', 35],
  ['35.6', 36],
  ['35,4', 35],
  ['4', 5],
  ['999999', 90],
  ...['', ' ', 'abc', '-5', '1e9', '٣', 'NaN', null, undefined].map((text): [unknown, number] => [text, 35]),
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

const read = (query: string) => readTint(new URLSearchParams(query))

test('a tint keeps its place, window, glass, film and view in its query', () => {
  const query = 'film=15&glass=20&from=outside&at=night&place=texas&window=rear'
  const tint = read(query)
  expect(tint).toMatchObject({ film: 15, glass: 20, place: 'texas', window: 'rear' })
  expect(new URLSearchParams(tintState(tint)).toString()).toBe(query)
})

test.each(['', 'place=atlantis&window=sunroof', 'place=toString&window='])(
  'a tint without a known place and window (%s) has no place and is for the front side windows',
  (query) => {
    expect(read(query)).toMatchObject({ place: undefined, window: 'front-side' })
    expect(tintState(read(query))).not.toHaveProperty('place')
  },
)
