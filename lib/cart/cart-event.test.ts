import { onCartAdd } from './cart-event'

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
  window.tersaEarly = { adds: [{ name: 'Lustra' }], press: undefined }
  expect(itemsFrom()).toMatchObject([{ name: 'Lustra' }])
  expect(itemsFrom()).toEqual([])
})

test('events are ignored after unsubscribing', () => {
  const handle = jest.fn()
  onCartAdd(handle)()
  window.dispatchEvent(withDetail({ name: 'Lustra' }))
  expect(handle).not.toHaveBeenCalled()
})
