import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ShopPrices, usePrices } from './use-prices'

const price = (until: string) => ({ window: 'rear', range: [1, 2] as const, asOf: '2026-01-01', until })
const prices = { coverage: [], tint: [price('2026-11-25'), price('2026-11-26')], hull: [] }
const under = (given: typeof prices | null) =>
  renderHook(usePrices, {
    wrapper: ({ children }: { children: ReactNode }) => <ShopPrices prices={given}>{children}</ShopPrices>,
  })

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 25, 23, 59, 58) }))

test('on a page that stays open, a price is hidden after its last day', () => {
  const { result, unmount } = under(prices)
  expect(result.current?.tint).toHaveLength(2)
  act(() => jest.advanceTimersByTime(6000))
  expect(result.current?.tint).toHaveLength(1)
  act(() => jest.setSystemTime(new Date(2026, 10, 27)))
  act(() => jest.advanceTimersByTime(6000))
  expect(result.current).toBeNull()
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

test('without prices no clock runs, and without the shop’s facts there are none', () => {
  expect(under(null).result.current).toBeNull()
  expect(jest.getTimerCount()).toBe(0)
  expect(renderHook(usePrices).result.current).toBeNull()
})
