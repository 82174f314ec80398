import { toFavourites } from './favourites'

test('stored favourites are read, with the defaults for missing fields', () => {
  const favourite = { id: '1', name: 'Lustra', image: 'http://localhost/lustra.svg' }
  const unnamed = { id: '2', name: 'Desconocido', image: null }
  expect(toFavourites([favourite, { id: 2 }])).toEqual([favourite, unnamed])
})
