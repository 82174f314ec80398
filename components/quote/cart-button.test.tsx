import { act, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { announcedText, onAnnouncement } from '@/lib/announcements/announcements'
import { itemCount, toCartLines } from '@/lib/cart/cart'
import type { FilmUrl } from '@/lib/films/film-url'
import { quoteStore } from '@/lib/quote/quote'
import { lockWith } from '@/lib/storage/test-storage'
import { CartButton } from './cart-button'

const emit = (detail: unknown) => window.dispatchEvent(new CustomEvent('cart:add', { detail }))
const add = (detail: unknown) => act(async () => void emit(detail))

const button = <CartButton icon={null} />
const badge = () => screen.getByRole('status', { name: 'Cart' })

test('the exported HTML has the badge, with 0', () => {
  expect(renderToString(button)).toMatch(/role="status"[^>]*>0</)
})

test('one added card is announced by its name', async () => {
  render(button)
  await add({ name: 'Lustra' })
  await waitFor(() => expect(announcedText()).toBe('Added to cart: Lustra. 1 in the cart.'))
})

test.each([
  { cards: 0, films: 0, name: 'Cart, 0' },
  { cards: 0, films: 1, name: 'Cart, 0 cards, 1 film' },
  { cards: 2, films: 0, name: 'Cart, 2 cards' },
  { cards: 2, films: 3, name: 'Cart, 2 cards, 3 films' },
])('$cards cards and $films films: “$name”, a badge, a mark for films', async ({ cards, films, name }) => {
  render(button)
  for (let i = 0; i < cards; i++) await add({ id: 1 })
  act(() => quoteStore.set(Array.from({ length: films }, (_, i): FilmUrl => `/window-film?film=${i}`)))
  expect(badge()).toHaveTextContent(String(cards))
  expect(screen.getByRole('button', { name }).querySelectorAll('svg')).toHaveLength(films > 0 ? 1 : 0)
})

/** Grants locks as a browser does: asynchronously, to one request at a time, until its work is done. */
function provideLocks() {
  let granted: Promise<unknown> = Promise.resolve()
  const request = jest.fn((_name: string, _options: LockOptions, work: () => unknown) => {
    granted = granted.then(work)
    return granted
  })
  lockWith(request)
  return request
}

const stored = () => JSON.parse(window.localStorage.getItem('tersa.cart') ?? '')

describe.each([
  ['in a browser with locks', true],
  ['in a browser without locks', false],
])('%s', (_where, hasLocks) => {
  // The cart is written in microtasks, which must not wait for the fake clock.
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))

  afterEach(() => {
    // Lets the pause after the last announcement end before the next test.
    act(() => jest.runAllTimers())
    jest.useRealTimers()
  })

  test('10,000 events for 10,000 different items in one task all count', async () => {
    const request = hasLocks && provideLocks()
    render(button)
    await act(async () => {
      for (let i = 0; i < 10_000; i++) emit({ id: i, name: 'Lustra' })
    })
    expect(badge()).toHaveTextContent('10000')
    expect(stored()).toHaveLength(10_000)
    if (request) expect(request).toHaveBeenCalledTimes(1)
  })

  test('a hundred events a second for a minute all count, and few of them are announced', async () => {
    const request = hasLocks && provideLocks()
    const announced: string[] = []
    const stop = onAnnouncement(() => announced.push(announcedText()))
    render(button)
    for (let second = 0; second < 62; second++)
      await act(async () => {
        for (let i = 0; i < 100; i++) {
          if (second < 60) emit({ id: i % 12, name: 'Lustra' })
          // Ten events arrive while the lock for the previous ten is held.
          if (i % 10 === 9) await jest.advanceTimersByTimeAsync(i % 20 === 9 ? 20 : 180)
        }
      })
    stop()
    expect(badge()).toHaveTextContent('6000')
    expect(itemCount(toCartLines(stored()))).toBe(6000)
    expect(announced.length).toBeGreaterThan(1)
    expect(announced.length).toBeLessThan(60)
    expect(announced.at(-1)).toMatch(/^[1-9]\d* added to the cart\. 6000 in the cart\./)
    // Several events share a write.
    if (request) expect(request.mock.calls.length).toBeLessThan(6000 / 4)
  })
})
