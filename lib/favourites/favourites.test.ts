import { addFavourite, favouritesStore, toFavourites } from './favourites'

test('stored favourites can be read', () => {
  const favourites = [{ id: '1', name: 'Lustra', image: 'http://localhost/lustra.svg' }]
  expect(toFavourites(favourites)).toEqual(favourites)
})

test('missing fields of a favourite get the default values', () => {
  expect(toFavourites([{ id: 1 }])).toEqual([{ id: '1', name: 'Desconocido', image: null }])
})

test('duplicate ids are merged', () => {
  expect(toFavourites([{ id: 1 }, { id: '1', name: 'Lustra' }])).toHaveLength(1)
})

test.each([undefined, null, 'x', 7, {}, [null, 'x', { name: 'no id' }]])(
  '%o contains no favourites',
  (json) => {
    expect(toFavourites(json)).toEqual([])
  },
)

test('restoring a favourite leaves one that has been added again since as it is', () => {
  const again = { id: '1', name: 'Lustra II', image: null }
  addFavourite(again)
  addFavourite({ id: '1', name: 'Lustra', image: null }, 0)
  expect(favouritesStore.get()).toEqual([again])
})
