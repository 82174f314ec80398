import { addFavourite, favouritesStore, toFavourites } from './favourites'

test('stored favourites are read, each id once, with the defaults for missing fields', () => {
  const favourite = { id: '1', name: 'Lustra', image: 'http://localhost/lustra.svg' }
  const unnamed = { id: '2', name: 'Desconocido', image: null }
  expect(toFavourites([favourite, { id: 2 }, { id: '2' }])).toEqual([favourite, unnamed])
})

test.each([undefined, null, 'x', 7, {}, [null, 'x', { name: 'no id' }]])('%o has no favourites', (json) => {
  expect(toFavourites(json)).toEqual([])
})

test('restoring a favourite leaves one that has been added again since as it is', () => {
  const again = { id: '1', name: 'Lustra II', image: null }
  const other = { id: '2', name: 'Cobalto', image: null }
  for (const each of [again, other]) addFavourite(each)
  addFavourite({ id: '1', name: 'Lustra', image: null }, 0)
  expect(favouritesStore.get()).toEqual([again, other])
})
