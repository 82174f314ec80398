import { consumeEarlyAdds, recordEarlyEvents, wasPressedEarly } from './early'

function pressCartIcon() {
  document.body.innerHTML = '<button data-opens="Cart"><svg></svg></button>'
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test('events and presses before hydration are delivered once', () => {
  recordEarlyEvents()
  const detail = { name: 'Lustra' }
  window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  pressCartIcon()

  expect(wasPressedEarly('Cart')).toBe(true)
  expect(wasPressedEarly('Favourites')).toBe(false)
  expect(consumeEarlyAdds()).toEqual([detail])

  window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  pressCartIcon()
  expect(consumeEarlyAdds()).toEqual([])
  expect(wasPressedEarly('Cart')).toBe(false)
})

test('a page that is left before hydration passes its events on to the next page', () => {
  recordEarlyEvents()
  window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: 1 } }))
  window.dispatchEvent(new Event('pagehide'))
  window.tersaEarly = undefined

  recordEarlyEvents()
  window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: 2 } }))
  expect(consumeEarlyAdds()).toEqual([{ id: 1 }, { id: 2 }])
})
