import { findPlaces } from './place-dialog'

const found = (text: string) => findPlaces(text).map(({ name }) => name)

test.each([
  ['España', ['Spain']],
  ['espana', ['Spain']],
  ['  SPAIN ', ['Spain']],
  ['nueva', ['New York', 'New Zealand']],
  ['york', ['New York']],
  ['NY', ['New York']],
  ['Aotearoa', ['New Zealand']],
  ['Estados', ['Alabama', 'Florida', 'New York', 'North Dakota', 'Texas']],
  ['ain', []],
  ['Atlantis', []],
  ['Texsa', ['Texas']],
  ['Texxs', ['Texas']],
  ['Colmbia', ['Colombia']],
  ['Spainn', ['Spain']],
  ['', []],
  ['  ', []],
])('“%s” finds %j', (text, names) => {
  expect(found(text)).toEqual(names)
})
