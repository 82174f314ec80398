import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { CartButton } from './cart-button'

function add(detail: unknown) {
  act(() => {
    window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  })
}

const badge = () => screen.getByRole('status', { name: 'Cart' })

test('the badge stands in the exported HTML at 0', () => {
  expect(renderToString(<CartButton />)).toMatch(/role="status"[^>]*>0</)
})

test('the badge counts add events, the same card again included', () => {
  render(<CartButton />)
  add({ id: 1, name: 'Lustra' })
  add({ id: 1, name: 'Lustra' })
  add(undefined)
  expect(badge()).toHaveTextContent('3')
})

test('the button says how many there are', () => {
  render(<CartButton />)
  add({ id: 1 })
  expect(screen.getByRole('button', { name: 'Cart, 1' })).toBeInTheDocument()
})

test('the count is there on the next visit', () => {
  const { unmount } = render(<CartButton />)
  add({ id: 1 })
  unmount()
  render(<CartButton />)
  expect(badge()).toHaveTextContent('1')
})
