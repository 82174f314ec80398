import { filterCharacters, toCharacters } from './characters'

const named = (...names: string[]) =>
  toCharacters(
    names.map((name) => ({ name })),
    'https://characters.example/',
  )
const found = (term: string, ...names: string[]) =>
  filterCharacters(named(...names), term).map(({ name }) => name)

test.each([
  ['', ['Lustra', 'Nácar']],
  [' ', ['Lustra', 'Nácar']],
  ['ustr', ['Lustra']],
  ['LUS', ['Lustra']],
  ['nacar', ['Nácar']],
  ['NÁC', ['Nácar']],
  ['zorro', []],
  ['.', []],
])('%j finds %j', (term, names) => {
  expect(found(term, 'Lustra', 'Nácar')).toEqual(names)
})

test('repeated spaces, kinds of apostrophes and ligatures make no difference', () => {
  expect(found('taller  de', 'Taller de las Siete Capas')).toHaveLength(1)
  expect(found("l'oro", 'L’Oro')).toHaveLength(1)
  expect(found('fin', 'Delﬁn')).toHaveLength(1)
})

test('at most 12 are shown, and the filter comes before the limit', () => {
  const many = Array.from({ length: 30 }, (_, i) => `Number ${i}`)
  expect(found('', ...many)).toHaveLength(12)
  expect(found('29', ...many)).toEqual(['Number 29'])
})
