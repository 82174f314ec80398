import { addressesStore } from './address'
import { sampleAddresses, sampleWishes } from './sample'
import { removeWish, restoreWish, toWishes, wishlistStore } from './wishlist-store'

test('without a stored list the sample is shown, and an empty list stays empty', () => {
  expect([wishlistStore.get(), addressesStore.get()]).toEqual([sampleWishes, sampleAddresses])
  localStorage.setItem('tersa.wishlist', '[]')
  localStorage.setItem('tersa.addresses', '[]')
  expect([wishlistStore.get(), addressesStore.get()]).toEqual([[], []])
})

test('a wish is removed, and restored once in its place', () => {
  const wish = (id: string) => ({ id, name: id, price: 1, img: null })
  wishlistStore.set(['a', 'b', 'c'].map(wish))
  removeWish('b')
  expect(wishlistStore.get()).toEqual(['a', 'c'].map(wish))
  for (const restored of ['b', 'b']) restoreWish(wish(restored), 1)
  expect(wishlistStore.get()).toEqual(['a', 'b', 'c'].map(wish))
})

test('only entries with an id and a price of 0 or more are wishes, each once', () => {
  const entries = [{ id: 1, price: 0 }, { price: 1 }, { id: 2, price: -1 }, { id: 3, price: '4' }, null]
  const later = { id: 1, name: 'Later', price: 5, img: 'javascript:1' }
  expect(toWishes([...entries, later])).toEqual([{ ...later, id: '1', img: null }])
  expect(toWishes([{ id: 1, price: 0 }])).toMatchObject([{ name: 'Desconocido', price: 0 }])
  expect(toWishes({})).toBeNull()
})
