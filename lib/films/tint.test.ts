import {
  clampPercent,
  darkestFilm,
  darkestShade,
  formatLight,
  glareReduction,
  glasses,
  SHADES,
  together,
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
  ['-5', 5],
  ['999999', 90],
  ...['', ' ', 'abc', '1e9', '٣', 'NaN', null, undefined].map((text): [unknown, number] => [text, 35]),
])('a share of %o is read as %i', (text, share) => {
  expect(clampPercent(text, 5, 90, 35)).toBe(share)
})
