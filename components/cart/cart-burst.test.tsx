import { act, render, screen } from '@testing-library/react'
import { onSpoken, spokenText } from '@/lib/announcements/announcements'
import { cartStore } from '@/lib/cart/cart-store'
import { CartButton } from './cart-button'

jest.mock('next/navigation', () => ({ usePathname: () => '/shop' }))

beforeEach(() => {
  // The cart is written in microtasks, which must not wait for the clock.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
})

afterEach(() => {
  // The pause after the last announcement ends, so that the next test starts without one.
  act(() => jest.runAllTimers())
  jest.useRealTimers()
  cartStore.set([])
})

const emit = (id: number) =>
  window.dispatchEvent(new CustomEvent('cart:add', { detail: { id, name: 'Lustra' } }))

test.each([
  ['one item', 1],
  ['as many items', 10_000],
])('10,000 events for %s in one task all count', async (_what, ids) => {
  render(<CartButton icon={null} />)
  await act(async () => {
    for (let i = 0; i < 10_000; i++) emit(i % ids)
  })
  expect(screen.getByRole('status', { name: 'Cart' })).toHaveTextContent('10000')
  expect(JSON.parse(window.localStorage.getItem('tersa.cart') ?? '')).toHaveLength(ids)
})

test('a hundred events a second for a minute all count, and few of them are announced', async () => {
  const announced: string[] = []
  const stop = onSpoken(() => announced.push(spokenText()))
  render(<CartButton icon={null} />)
  for (let second = 0; second < 62; second++)
    await act(async () => {
      for (let i = 0; i < 100; i++) {
        if (second < 60) emit(i % 12)
        jest.advanceTimersByTime(10)
      }
    })
  stop()
  expect(screen.getByRole('status', { name: 'Cart' })).toHaveTextContent('6000')
  expect(announced.length).toBeGreaterThan(1)
  expect(announced.length).toBeLessThan(60)
  expect(announced.at(-1)).toContain('6000 in the cart')
})
