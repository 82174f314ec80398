import { act, render, screen } from '@testing-library/react'
import { announcedText, onAnnouncement } from '@/lib/announcements/announcements'
import { itemCount, toCartLines } from '@/lib/cart/cart'
import { CartButton } from './cart-button'

// The cart is written in microtasks, which must not wait for the fake clock.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))

afterEach(() => {
  // Lets the pause after the last announcement end before the next test.
  act(() => jest.runAllTimers())
  Reflect.deleteProperty(navigator, 'locks')
})

/** Grants locks as a browser does: asynchronously, to one request at a time, until its work is done. */
function provideLocks() {
  let granted: Promise<unknown> = Promise.resolve()
  const request = jest.fn((_name: string, _options: LockOptions, work: () => unknown) => {
    granted = granted.then(work)
    return granted
  })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return request
}

const emit = (id: number) =>
  window.dispatchEvent(new CustomEvent('cart:add', { detail: { id, name: 'Lustra' } }))

const badge = () => screen.getByRole('status', { name: 'Cart' })
const stored = () => JSON.parse(window.localStorage.getItem('tersa.cart') ?? '')

describe.each([
  ['in a browser with locks', true],
  ['in a browser without locks', false],
])('%s', (_where, hasLocks) => {
  test('10,000 events for 10,000 different items in one task all count', async () => {
    const request = hasLocks && provideLocks()
    render(<CartButton icon={null} />)
    await act(async () => {
      for (let i = 0; i < 10_000; i++) emit(i)
    })
    expect(badge()).toHaveTextContent('10000')
    expect(stored()).toHaveLength(10_000)
    if (request) expect(request).toHaveBeenCalledTimes(1)
  })

  test('a hundred events a second for a minute all count, and few of them are announced', async () => {
    const request = hasLocks && provideLocks()
    const announced: string[] = []
    const stop = onAnnouncement(() => announced.push(announcedText()))
    render(<CartButton icon={null} />)
    for (let second = 0; second < 62; second++)
      await act(async () => {
        for (let i = 0; i < 100; i++) {
          if (second < 60) emit(i % 12)
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
