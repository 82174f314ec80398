import { addressesStore } from './address'
import { sampleAddresses, sampleWishes } from './sample'
import { toWishes, wishlistStore } from './wishlist-store'

test('without a stored list the sample is shown, and an empty list stays empty', () => {
  expect([wishlistStore.get(), addressesStore.get()]).toEqual([sampleWishes, sampleAddresses])
  localStorage.setItem('tersa.wishlist', '[]')
  localStorage.setItem('tersa.addresses', '[]')
  expect([wishlistStore.get(), addressesStore.get()]).toEqual([[], []])
})

test('only entries with an id and a price of 0 or more are wishes, each once', () => {
  const entries = [{ id: 1, price: 0 }, { price: 1 }, { id: 2, price: -1 }, { id: 3, price: '4' }, null]
  const later = { id: 1, name: 'Later', price: 5, img: 'javascript:1' }
  expect(toWishes([...entries, later])).toEqual([{ ...later, id: '1', img: null }])
  expect(toWishes([{ id: 1, price: 0 }])).toMatchObject([{ name: 'Desconocido', price: 0 }])
})
