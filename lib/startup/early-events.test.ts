import { consumeEarlyAdds, recordEarlyEvents, wasPressedEarly } from './early-events'

function pressCartIcon() {
  document.body.innerHTML = '<button data-opens="cart"><svg></svg></button>'
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test('events and presses before hydration are delivered once', () => {
  recordEarlyEvents()
  const detail = { name: 'Lustra' }
  window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  pressCartIcon()

  expect(wasPressedEarly('cart')).toBe(true)
  expect(wasPressedEarly('favourites')).toBe(false)
  expect(consumeEarlyAdds()).toEqual([detail])

  window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  pressCartIcon()
  expect(consumeEarlyAdds()).toEqual([])
  expect(wasPressedEarly('cart')).toBe(false)
})

/** Leaves the page before it has hydrated. */
function leave() {
  window.dispatchEvent(new Event('pagehide'))
  window.tersaEarly = undefined
}

const emit = (detail: unknown) => window.dispatchEvent(new CustomEvent('cart:add', { detail }))

test('two pages in a row that are left before hydration both pass on their events', () => {
  recordEarlyEvents()
  emit({ id: 1 })
  leave()
  recordEarlyEvents()
  emit({ id: 2 })
  leave()
  recordEarlyEvents()
  expect(consumeEarlyAdds()).toEqual([{ id: 1 }, { id: 2 }])
})

test('details that JSON cannot represent still count on the next page', () => {
  recordEarlyEvents()
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const cyclic: Record<string, unknown> = {}
  cyclic.self = cyclic
  for (const detail of [{ id: 5n }, proxy, cyclic]) emit(detail)
  leave()
  recordEarlyEvents()
  expect(consumeEarlyAdds()).toEqual([{ id: '5' }, null, null])
})

test('an event whose detail throws counts as one without a detail', () => {
  recordEarlyEvents()
  const event = new CustomEvent('cart:add')
  Object.defineProperty(event, 'detail', {
    get() {
      throw new Error('no')
    },
  })
  window.dispatchEvent(event)
  expect(consumeEarlyAdds()).toEqual([undefined])
})

test('a page that is left before hydration passes on its events to the next page', () => {
  recordEarlyEvents()
  window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: 1 } }))
  window.dispatchEvent(new Event('pagehide'))
  window.tersaEarly = undefined

  recordEarlyEvents()
  window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: 2 } }))
  expect(consumeEarlyAdds()).toEqual([{ id: 1 }, { id: 2 }])
})
