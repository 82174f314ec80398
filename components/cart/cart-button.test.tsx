import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { cartStore } from '@/lib/cart/cart'
import { quoteStore } from '@/lib/quote/quote'
import { CartButton } from './cart-button'

jest.mock('next/navigation', () => ({ usePathname: () => '/shop' }))

async function add(detail: unknown) {
  await act(async () => {
    window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  })
}

const button = <CartButton icon={null} />
const badge = () => screen.getByRole('status', { name: 'Cart' })

test('the exported HTML contains the badge, at 0', () => {
  expect(renderToString(button)).toMatch(/role="status"[^>]*>0</)
})

test('the badge counts every add event, including repeats of the same card', async () => {
  render(button)
  await add({ id: 1, name: 'Lustra' })
  await add({ id: 1, name: 'Lustra' })
  await add(undefined)
  expect(badge()).toHaveTextContent('3')
})

test('the same id as a number and as a string is one line', async () => {
  render(button)
  await add({ id: '1', name: 'Lustra' })
  await add({ id: 1, name: 'Lustra' })
  expect(cartStore.get()).toMatchObject([{ id: '1', quantity: 2 }])
})

test('the button’s name includes cards and films; the badge counts the cards alone', async () => {
  render(button)
  expect(screen.getByRole('button', { name: 'Cart, 0' })).toBeInTheDocument()
  await add({ id: 1 })
  expect(screen.getByRole('button', { name: 'Cart, 1 card' })).toBeInTheDocument()
  await add({ id: 1 })
  act(() => quoteStore.set(['/ppf?panels=hood', '/window-film?film=35', '/marine-film?zones=bow']))
  expect(screen.getByRole('button', { name: 'Cart, 2 cards, 3 films' })).toBeInTheDocument()
  expect(badge()).toHaveTextContent('2')
})

test('the count is still there on the next visit', async () => {
  const { unmount } = render(button)
  await add({ id: 1 })
  unmount()
  render(button)
  expect(badge()).toHaveTextContent('1')
})
