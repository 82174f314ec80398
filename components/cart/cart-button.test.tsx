import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { cartStore } from '@/lib/cart/cart-store'
import { CartButton } from './cart-button'

jest.mock('next/navigation', () => ({ usePathname: () => '/shop' }))

async function add(detail: unknown) {
  await act(async () => {
    window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  })
}

const badge = () => screen.getByRole('status', { name: 'Cart' })

test('the exported HTML contains the badge, at 0', () => {
  expect(renderToString(<CartButton icon={null} />)).toMatch(/role="status"[^>]*>0</)
})

test('the badge counts every add event, including repeats of the same card', async () => {
  render(<CartButton icon={null} />)
  await add({ id: 1, name: 'Lustra' })
  await add({ id: 1, name: 'Lustra' })
  await add(undefined)
  expect(badge()).toHaveTextContent('3')
})

test('the same id as a number and as a string is one line', async () => {
  render(<CartButton icon={null} />)
  await add({ id: '1', name: 'Lustra' })
  await add({ id: 1, name: 'Lustra' })
  expect(cartStore.get()).toMatchObject([{ id: '1', quantity: 2 }])
})

test('the button’s name includes the count', async () => {
  render(<CartButton icon={null} />)
  await add({ id: 1 })
  expect(screen.getByRole('button', { name: 'Cart, 1' })).toBeInTheDocument()
})

test('the count is still there on the next visit', async () => {
  const { unmount } = render(<CartButton icon={null} />)
  await add({ id: 1 })
  unmount()
  render(<CartButton icon={null} />)
  expect(badge()).toHaveTextContent('1')
})
