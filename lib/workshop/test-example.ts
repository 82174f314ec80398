import { act } from '@testing-library/react'

/** A Wednesday on which both places of the example are open: 14:00 in New York. */
const NOW = new Date('2026-11-25T19:00:00Z')

/** Runs each test of the file with the example's facts, at that time. */
export function buildWithExample() {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW })
    process.env.SHOP_FOLDER = 'docs/examples'
  })
  afterEach(() => {
    // Announcements keep a timer.
    act(() => void jest.advanceTimersByTime(10_000))
    delete process.env.SHOP_FOLDER
  })
}
