import { addToCart, cartStore, itemCount, keyOf, toCartItem } from './cart'
import { changeQuantity, removeLines, restoreToCart } from './change-cart'

const lustra = toCartItem({ id: '1', name: 'Lustra' })
const task = () => new Promise((resolve) => setTimeout(resolve))

test('a burst of ten thousand additions is written once and counted completely', async () => {
  const write = jest.spyOn(Storage.prototype, 'setItem')
  for (let i = 0; i < 10_000; i++) addToCart({ ...lustra, id: String(i % 100) })
  await task()
  expect(itemCount(cartStore.get())).toBe(10_000)
  expect(cartStore.get()).toHaveLength(100)
  expect(write).toHaveBeenCalledTimes(1)
})

test('an addition is stored before the task that made it ends', async () => {
  addToCart(lustra)
  await Promise.resolve()
  expect(window.localStorage.getItem('tersa.cart')).toContain('Lustra')
})

test('lines can be changed, removed and restored, and the cart can be emptied', async () => {
  addToCart(lustra)
  await task()
  changeQuantity(keyOf(lustra), 3)
  expect(cartStore.get()).toEqual([{ ...lustra, quantity: 3 }])
  removeLines([{ ...lustra, quantity: 1 }])
  expect(cartStore.get()).toEqual([{ ...lustra, quantity: 2 }])
  const before = cartStore.get()
  removeLines(before)
  expect(cartStore.get()).toEqual([])
  restoreToCart(before, 0)
  expect(cartStore.get()).toEqual(before)
})
