import { EARLY_SCRIPT, takeEarlyAdds, wasPressedEarly } from './early'

// Run once, as a page does: its listeners stay.
beforeAll(() => {
  // biome-ignore lint/security/noGlobalEval: the very text that stands in the page
  window.eval(EARLY_SCRIPT)
})

test('what is announced or pressed before the page listens is handed over once', () => {
  const detail = { name: 'Lustra' }
  window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  document.body.innerHTML = '<button data-opens="Cart"><svg></svg></button>'
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

  expect(wasPressedEarly('Cart')).toBe(true)
  expect(wasPressedEarly('Favourites')).toBe(false)
  expect(takeEarlyAdds()).toEqual([detail])

  window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(takeEarlyAdds()).toEqual([])
  expect(wasPressedEarly('Cart')).toBe(false)
})
