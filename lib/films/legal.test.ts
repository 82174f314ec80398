import { findPlaces, formatLeast, formatLimit } from './laws'

const found = (text: string) => findPlaces(text).map(({ name }) => name)

test.each([
  ['España', ['Spain']],
  ['espana', ['Spain']],
  ['  SPAIN ', ['Spain']],
  ['Nueva York', ['New York']],
  ['nueva', ['New York', 'New Zealand']],
  ['york', ['New York']],
  ['NY', ['New York']],
  ['mexico', ['Mexico']],
  ['Aotearoa', ['New Zealand']],
  ['Estados', ['Alabama', 'Florida', 'New York', 'North Dakota', 'Texas']],
  ['ain', []],
  ['Atlantis', []],
  ['', []],
  ['  ', []],
])('“%s” finds %j', (text, names) => {
  expect(found(text)).toEqual(names)
})

test('a limit is formatted as a percentage, a rule, or both', () => {
  expect(formatLimit(70)).toBe('70%')
  expect(formatLimit('no-film')).toBe('no film')
  expect(formatLimit({ least: 20, rule: 'with-mirrors' })).toBe('20%, with two mirrors')
  expect(formatLeast(70)).toBe('70% or more')
})
