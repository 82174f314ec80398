import { inspect } from 'node:util'
import * as cart from './cart'

const line = (detail: unknown, quantity = 1) => ({ ...cart.toCartItem(detail), quantity })
const lustra = line({ id: '1', name: 'Lustra', image: '/lustra.svg', price: 99 })
const cobalto = line({ id: '2', name: 'Cobalto', price: 12.5 }, 2)
const azogue = line({ id: '4', name: 'Azogue' })
const unnamed = line(undefined)

test('an addition is stored before the task that made it ends', async () => {
  cart.addToCart(lustra)
  await Promise.resolve()
  expect(window.localStorage.getItem('tersa.cart')).toContain('Lustra')
})

test('lines can be changed and removed, and a quantity of 0 removes one', () => {
  cart.cartStore.set([lustra])
  cart.addCartLines([cobalto])
  cart.changeQuantity(cart.keyOf(lustra), 3)
  expect(cart.cartStore.get()).toEqual([{ ...lustra, quantity: 3 }, cobalto])
  cart.removeLines([lustra])
  cart.changeQuantity(cart.keyOf(cobalto), 0)
  expect(cart.cartStore.get()).toEqual([{ ...lustra, quantity: 2 }])
  cart.removeLines(cart.cartStore.get())
  expect(cart.cartStore.get()).toEqual([])
})

test.each<[string, cart.CartLine, cart.CartLine, number]>([
  ['the same id share one', lustra, { ...lustra, name: 'Lustra II' }, 1],
  ['no id, but the same name and image, share one', unnamed, unnamed, 1],
  ['no id and another image do not', unnamed, line({ image: '/other.svg' }), 2],
  ['no id and another name do not', unnamed, line({ name: 'Cobalto' }), 2],
  ['and without an id do not', lustra, { ...lustra, id: null }, 2],
  ['the key of another as its id do not', unnamed, line({ id: cart.keyOf(unnamed) }), 2],
])('items with %s', (_what, first, second, count) => {
  const lines = cart.withLines([first], [second])
  expect(lines).toHaveLength(count)
  expect(lines[0]).toEqual({ ...first, quantity: 3 - count })
})

test('removed lines are restored at their position, with what was added in the meantime', () => {
  cart.cartStore.set([lustra, azogue])
  cart.restoreToCart([cobalto], 1)
  expect(cart.cartStore.get()).toEqual([lustra, cobalto, azogue])
  cart.cartStore.set([azogue, lustra])
  cart.restoreToCart([lustra, cobalto], 0)
  expect(cart.cartStore.get()).toEqual([{ ...lustra, quantity: 2 }, cobalto, azogue])
})

test('the count is the sum of the quantities, and the total the sum of the prices', () => {
  const lines = [lustra, cobalto]
  expect([cart.itemCount([]), cart.itemCount(lines), cart.totalOf(lines)]).toEqual([0, 3, 124])
})

test('stored lines can be read, and those with the same id are merged', () => {
  expect(cart.toCartLines(JSON.parse(JSON.stringify([lustra, cobalto])))).toEqual([lustra, cobalto])
  expect(cart.toCartLines([lustra, lustra])).toEqual([{ ...lustra, quantity: 2 }])
})

const wrongQuantities = [0, -1, 1.5, Number.NaN, '2', undefined, 2 ** 60]
test.each([
  ...[undefined, null, 'x', 7, {}, { length: 1 }],
  ...wrongQuantities.map((quantity) => [{ ...lustra, quantity }]),
])('%o contains no lines', (json) => {
  expect(cart.toCartLines(json)).toEqual([])
})

function itemsFrom(...events: Event[]) {
  const handle = jest.fn()
  const stop = cart.onCartAdd(handle)
  for (const event of events) window.dispatchEvent(event)
  stop()
  // After unsubscribing events are ignored.
  for (const event of events) window.dispatchEvent(event)
  return handle.mock.calls.map(([item]) => item)
}

const withDetail = (detail: unknown) => new CustomEvent('cart:add', { detail })
const complete = { id: '1', name: 'Lustra', image: 'http://localhost/lustra.svg', price: 12.5 }
const none = { id: null, name: 'Desconocido', image: null, price: 99 }
const throwing = {
  get: () => {
    throw new Error('no')
  },
}
const revoked = Proxy.revocable({}, {})
revoked.revoke()

const invalid = [
  ...[null, 'Lustra', 7, [{ name: 'Lustra' }]],
  ...[Number.NaN, -1, '99', Number.POSITIVE_INFINITY, null].map((price) => ({ price })),
  ...[{ image: 'javascript:alert(1)' }, { image: 'data:text/html,x' }],
  { image: 'http://elsewhere.example/1.png' },
]

type Case = [what: string, event: Event, item: object]

test.each<Case>([
  ['a complete detail', withDetail(complete), complete],
  ['a frozen detail', withDetail(Object.freeze({ ...complete })), complete],
  ['a proxy', withDetail(new Proxy(complete, {})), complete],
  ['no detail', new CustomEvent('cart:add'), none],
  ['a plain event', new Event('cart:add'), none],
  ['a detail that throws', Object.defineProperty(withDetail(null), 'detail', throwing), none],
  ['fields that throw', withDetail(Object.defineProperties({}, { name: throwing, price: throwing })), none],
  ['revoked proxies as fields', withDetail({ name: revoked.proxy, price: revoked.proxy }), none],
  ['a price of 0', withDetail({ price: 0 }), { ...none, price: 0 }],
  ...invalid.map((detail): Case => [inspect(detail), withDetail(detail), none]),
])('an event with %s adds one item, with defaults for what is missing or invalid', (_what, event, item) => {
  expect(itemsFrom(event)).toEqual([item])
})

test('items emitted before the first listener are handled once', () => {
  window.tersaEarly = { adds: [{ name: 'Lustra' }], presses: new Set() }
  expect(itemsFrom()).toMatchObject([{ name: 'Lustra' }])
  expect(itemsFrom()).toEqual([])
})
