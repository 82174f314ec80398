import { addressesStore, withAddress } from '@/lib/account/address'
import { wishlistStore } from '@/lib/account/wishlist-store'
import { addToCart } from '@/lib/cart/cart'
import { favouritesStore } from '@/lib/favourites/favourites'
import { BLANK } from '@/lib/products/product'
import { createProduct } from '@/lib/products/steps'
import { quoteStore } from '@/lib/quote/quote'
import { addEntry } from '@/lib/storage/entries'
import { holdLocks } from '@/lib/storage/test-storage'

const address = { label: 'Mine', name: 'Ana', line1: '1 Street', city: 'Town', zip: '01010', phone: '' }
const theirs = { id: 'theirs', name: 'Theirs', image: null, price: 9 }
const mine = { id: 'mine', name: 'Mine', image: null, price: 9 }

/** For each list: adds an entry named "Mine", and the entry that another tab stores at the same time. */
const lists: [key: string, add: () => void, stored: object | string][] = [
  ['tersa.cart', () => addToCart(mine), { ...theirs, quantity: 1 }],
  ['tersa.favourites', () => addEntry(favouritesStore, mine), theirs],
  ['tersa.products', () => createProduct({ ...BLANK, name: 'Mine' }), theirs],
  [
    'tersa.quote',
    () => quoteStore.update((films) => [...films, '/window-film?film=Mine']),
    '/marine-film?loa=Theirs',
  ],
  [
    'tersa.addresses',
    () => addressesStore.update((addresses) => withAddress(addresses, 'mine', address)),
    { ...address, id: 'theirs', label: 'Theirs', default: true },
  ],
  ['tersa.wishlist', () => addEntry(wishlistStore, { ...mine, img: null }, 0), { ...theirs, img: null }],
]

test.each(lists)('adding to %s keeps what another tab has stored meanwhile', async (key, add, stored) => {
  const { grant } = holdLocks()
  add()
  // The cart batches the items added in one task.
  await Promise.resolve()
  localStorage.setItem(key, JSON.stringify([stored]))
  grant()
  expect(localStorage.getItem(key)).toContain('Theirs')
  expect(localStorage.getItem(key)).toContain('Mine')
})
