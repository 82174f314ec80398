import { onCartAdd } from './cart-event'

function heardFrom(...events: Event[]) {
  const handle = jest.fn()
  const stop = onCartAdd(handle)
  for (const event of events) window.dispatchEvent(event)
  stop()
  return handle.mock.calls.map(([item]) => item)
}

const withDetail = (detail: unknown) => new CustomEvent('cart:add', { detail })

test('an event with its whole detail is heard as it is', () => {
  const lustra = { id: '1', name: 'Lustra', image: 'http://localhost/lustra.svg', price: 12.5 }
  expect(heardFrom(withDetail(lustra))).toEqual([lustra])
})

test.each([
  ['no detail', new CustomEvent('cart:add')],
  ['a plain event', new Event('cart:add')],
  ['null', withDetail(null)],
  ['a text', withDetail('Lustra')],
  ['a number', withDetail(7)],
  ['a list', withDetail([{ name: 'Lustra' }])],
])('%s counts, with the defaults of a card', (_what, event) => {
  expect(heardFrom(event)).toEqual([{ id: null, name: 'Desconocido', image: null, price: 99 }])
})

test.each([Number.NaN, -1, '99', Number.POSITIVE_INFINITY, null])('the price %s becomes 99', (price) => {
  expect(heardFrom(withDetail({ price }))).toMatchObject([{ price: 99 }])
})

test('a price of 0 is kept', () => {
  expect(heardFrom(withDetail({ price: 0 }))).toMatchObject([{ price: 0 }])
})

test('an event whose detail throws when it is read counts', () => {
  const event = withDetail(null)
  Object.defineProperty(event, 'detail', {
    get() {
      throw new Error('no')
    },
  })
  expect(heardFrom(event)).toMatchObject([{ name: 'Desconocido', price: 99 }])
})

test('a field that is a revoked proxy counts as missing', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(heardFrom(withDetail({ name: proxy, price: proxy }))).toMatchObject([
    { name: 'Desconocido', price: 99 },
  ])
})

test('a detail whose getters throw counts', () => {
  const detail = {
    get name() {
      throw new Error('no')
    },
    get price() {
      throw new Error('no')
    },
  }
  expect(heardFrom(withDetail(detail))).toMatchObject([{ name: 'Desconocido', price: 99 }])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://elsewhere.example/1.png'])(
  'the picture %s is left out',
  (image) => {
    expect(heardFrom(withDetail({ image }))).toMatchObject([{ image: null }])
  },
)

test('a detail that is frozen or a proxy is read like any other', () => {
  const lustra = { id: '1', name: 'Lustra' }
  expect(heardFrom(withDetail(Object.freeze(lustra)), withDetail(new Proxy(lustra, {})))).toMatchObject([
    lustra,
    lustra,
  ])
})

test('what was announced before anybody listened is heard', () => {
  window.tersaEarly = { adds: [{ name: 'Lustra' }], press: undefined }
  expect(heardFrom()).toMatchObject([{ name: 'Lustra' }])
  expect(heardFrom()).toEqual([])
})

test('nothing is heard after the undo', () => {
  const handle = jest.fn()
  onCartAdd(handle)()
  window.dispatchEvent(withDetail({ name: 'Lustra' }))
  expect(handle).not.toHaveBeenCalled()
})
