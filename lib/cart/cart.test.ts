import {
  addToCart,
  cartStore,
  changeQuantity,
  itemCount,
  keyOf,
  onCartAdd,
  removeLines,
  restoreToCart,
  toCartItem,
  toCartLines,
  totalOf,
  withLines,
  withQuantity,
  withRestored,
} from './cart'

const card = toCartItem({ id: '1', name: 'Lustra' })
const task = () => new Promise((resolve) => setTimeout(resolve))

test('a burst of ten thousand additions is written once and counted completely', async () => {
  const write = jest.spyOn(Storage.prototype, 'setItem')
  for (let i = 0; i < 10_000; i++) addToCart({ ...card, id: String(i % 100) })
  await task()
  expect(itemCount(cartStore.get())).toBe(10_000)
  expect(cartStore.get()).toHaveLength(100)
  expect(write).toHaveBeenCalledTimes(1)
})

test('an addition is stored before the task that made it ends', async () => {
  addToCart(card)
  await Promise.resolve()
  expect(window.localStorage.getItem('tersa.cart')).toContain('Lustra')
})

test('lines can be changed, removed and restored, and the cart can be emptied', async () => {
  addToCart(card)
  await task()
  changeQuantity(keyOf(card), 3)
  expect(cartStore.get()).toEqual([{ ...card, quantity: 3 }])
  removeLines([{ ...card, quantity: 1 }])
  expect(cartStore.get()).toEqual([{ ...card, quantity: 2 }])
  const before = cartStore.get()
  removeLines(before)
  expect(cartStore.get()).toEqual([])
  restoreToCart(before, 0)
  expect(cartStore.get()).toEqual(before)
})

const line = (detail: unknown, quantity = 1) => ({ ...toCartItem(detail), quantity })
const lustra = line({ id: '1', name: 'Lustra', image: '/lustra.svg', price: 99 })
const cobalto = line({ id: '2', name: 'Cobalto', price: 12.5 }, 2)
const unnamed = line(undefined)

test('items with the same id share a line', () => {
  const added = { ...lustra, name: 'Lustra II', quantity: 2 }
  expect(withLines([lustra], [added])).toEqual([{ ...lustra, quantity: 3 }])
})

test('items without an id share a line if name and image are the same', () => {
  const twice = withLines([], [unnamed, unnamed])
  expect(twice).toEqual([{ ...unnamed, quantity: 2 }])
  expect(withLines(twice, [line({ image: '/other.svg' })])).toHaveLength(2)
  expect(withLines(twice, [line({ name: 'Cobalto' })])).toHaveLength(2)
})

test('an item without an id does not join a line that has one', () => {
  expect(withLines([lustra], [{ ...lustra, id: null }])).toHaveLength(2)
  const named = line({ id: keyOf(unnamed) })
  expect(withLines([unnamed], [named])).toHaveLength(2)
})

test('ten thousand items are merged quickly', () => {
  const items = Array.from({ length: 10_000 }, (_, i) => line({ id: i % 5000 }))
  const lines = withLines([], items)
  expect(lines).toHaveLength(5000)
  expect(itemCount(lines)).toBe(10_000)
})

test('a quantity can be changed, and 0 removes the line', () => {
  expect(withQuantity([lustra, cobalto], keyOf(cobalto), 5)).toEqual([lustra, { ...cobalto, quantity: 5 }])
  expect(withQuantity([lustra, cobalto], keyOf(lustra), 0)).toEqual([cobalto])
})

test('removed lines are restored at their position', () => {
  const azogue = line({ id: '4', name: 'Azogue' })
  expect(withRestored([lustra, azogue], [cobalto], 1)).toEqual([lustra, cobalto, azogue])
  expect(withRestored([], [lustra, cobalto], 0)).toEqual([lustra, cobalto])
})

test('restoring lines keeps what was added in the meantime', () => {
  const added = line({ id: '9', name: 'Nuevo' })
  expect(withRestored([added, lustra], [lustra, cobalto], 0)).toEqual([
    { ...lustra, quantity: 2 },
    cobalto,
    added,
  ])
})

test('the count is the sum of the quantities, and the total the sum of the prices', () => {
  expect(itemCount([])).toBe(0)
  expect(itemCount([lustra, cobalto])).toBe(3)
  expect(totalOf([lustra, cobalto])).toBe(124)
})

test('stored lines can be read', () => {
  const lines = [lustra, cobalto]
  expect(toCartLines(JSON.parse(JSON.stringify(lines)))).toEqual(lines)
})

test.each([undefined, null, 'x', 7, {}, { length: 1 }])('%o contains no lines', (json) => {
  expect(toCartLines(json)).toEqual([])
})

test.each([0, -1, 1.5, Number.NaN, '2', undefined, 2 ** 60])(
  'a line with the quantity %s is skipped',
  (quantity) => {
    expect(toCartLines([{ ...lustra, quantity }])).toEqual([])
  },
)

test('stored lines with the same id are merged', () => {
  expect(toCartLines([lustra, lustra])).toEqual([{ ...lustra, quantity: 2 }])
})

function itemsFrom(...events: Event[]) {
  const handle = jest.fn()
  const stop = onCartAdd(handle)
  for (const event of events) window.dispatchEvent(event)
  stop()
  return handle.mock.calls.map(([item]) => item)
}

const withDetail = (detail: unknown) => new CustomEvent('cart:add', { detail })

test('a complete detail is passed on unchanged', () => {
  const lustra = { id: '1', name: 'Lustra', image: 'http://localhost/lustra.svg', price: 12.5 }
  expect(itemsFrom(withDetail(lustra))).toEqual([lustra])
})

test.each([
  ['no detail', new CustomEvent('cart:add')],
  ['a plain event', new Event('cart:add')],
  ['null', withDetail(null)],
  ['a text', withDetail('Lustra')],
  ['a number', withDetail(7)],
  ['a list', withDetail([{ name: 'Lustra' }])],
])('%s adds an item with the default values', (_what, event) => {
  expect(itemsFrom(event)).toEqual([{ id: null, name: 'Desconocido', image: null, price: 99 }])
})

test.each([Number.NaN, -1, '99', Number.POSITIVE_INFINITY, null])(
  'the invalid price %s falls back to 99',
  (price) => {
    expect(itemsFrom(withDetail({ price }))).toMatchObject([{ price: 99 }])
  },
)

test('a price of 0 is valid', () => {
  expect(itemsFrom(withDetail({ price: 0 }))).toMatchObject([{ price: 0 }])
})

test('an event whose detail throws adds an item', () => {
  const event = withDetail(null)
  Object.defineProperty(event, 'detail', {
    get() {
      throw new Error('no')
    },
  })
  expect(itemsFrom(event)).toMatchObject([{ name: 'Desconocido', price: 99 }])
})

test('a field that is a revoked proxy counts as missing', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(itemsFrom(withDetail({ name: proxy, price: proxy }))).toMatchObject([
    { name: 'Desconocido', price: 99 },
  ])
})

test('a detail whose getters throw adds an item', () => {
  const detail = {
    get name() {
      throw new Error('no')
    },
    get price() {
      throw new Error('no')
    },
  }
  expect(itemsFrom(withDetail(detail))).toMatchObject([{ name: 'Desconocido', price: 99 }])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://elsewhere.example/1.png'])(
  'the image %s is rejected',
  (image) => {
    expect(itemsFrom(withDetail({ image }))).toMatchObject([{ image: null }])
  },
)

test('a detail that is frozen or a proxy is read like any other', () => {
  const lustra = { id: '1', name: 'Lustra' }
  expect(itemsFrom(withDetail(Object.freeze(lustra)), withDetail(new Proxy(lustra, {})))).toMatchObject([
    lustra,
    lustra,
  ])
})

test('items emitted before the first listener are handled once', () => {
  window.tersaEarly = { adds: [{ name: 'Lustra' }], presses: new Set() }
  expect(itemsFrom()).toMatchObject([{ name: 'Lustra' }])
  expect(itemsFrom()).toEqual([])
})

test('events are ignored after unsubscribing', () => {
  const handle = jest.fn()
  onCartAdd(handle)()
  window.dispatchEvent(withDetail({ name: 'Lustra' }))
  expect(handle).not.toHaveBeenCalled()
})
