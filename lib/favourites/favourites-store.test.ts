import { toFavourites } from './favourites-store'

test('stored favourites are read back', () => {
  const favourites = [{ id: '1', name: 'Lustra', image: 'http://localhost/lustra.svg' }]
  expect(toFavourites(favourites)).toEqual(favourites)
})

test('what a favourite lacks gets the defaults of a card', () => {
  expect(toFavourites([{ id: 1 }])).toEqual([{ id: '1', name: 'Desconocido', image: null }])
})

test('an id counts once', () => {
  expect(toFavourites([{ id: 1 }, { id: '1', name: 'Lustra' }])).toHaveLength(1)
})

test.each([undefined, null, 'x', 7, {}, [null, 'x', { name: 'no id' }]])('%o holds no favourite', (json) => {
  expect(toFavourites(json)).toEqual([])
})
