import { findPlaces } from './place-dialog'

test.each([
  [['Spain'], ['España', 'espana', '  SPAIN ', 'Spainn']],
  [['New York', 'New Zealand'], ['nueva']],
  [['New York'], ['york', 'NY']],
  [['New Zealand'], ['Aotearoa']],
  [['Alabama', 'Florida', 'New York', 'North Dakota', 'Texas'], ['Estados']],
  [['Texas'], ['Texsa', 'Texxs']],
  [['Colombia'], ['Colmbia']],
  [[], ['ain', 'Atlantis', '', '  ']],
])('%j is found by each of %j', (names, texts) => {
  const found = (text: string) => findPlaces(text).map(({ name }) => name)
  expect(texts.map(found)).toEqual(texts.map(() => names))
})
