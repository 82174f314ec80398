import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { IntentLink } from './intent-link'

let mockIsPending = false

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...props }: ComponentProps<'a'> & { prefetch: false | null }) => (
    <a {...props} data-prefetch={prefetch !== false} />
  ),
  useLinkStatus: () => ({ pending: mockIsPending }),
}))

const link = () => screen.getByRole('link', { name: 'Contact' })

afterEach(() => {
  mockIsPending = false
  jest.useRealTimers()
  window.location.hash = ''
})

test.each([
  ['hovers it', fireEvent.mouseEnter],
  ['focuses it', fireEvent.focus],
  ['touches it', fireEvent.touchStart],
])('a link fetches its route when the visitor %s, and not before', (_how, reach) => {
  render(<IntentLink href="/contact">Contact</IntentLink>)
  expect(link()).toHaveAttribute('data-prefetch', 'false')
  reach(link())
  expect(link()).toHaveAttribute('data-prefetch', 'true')
})

/** jsdom navigates within a page only, so a part of the page stands for the page that the link leads to. */
function renderPending() {
  jest.useFakeTimers()
  mockIsPending = true
  return render(<IntentLink href="/#part">Contact</IntentLink>)
}

test('a link whose data does not arrive within three seconds loads the page itself', () => {
  renderPending()
  act(() => void jest.advanceTimersByTime(2999))
  expect(window.location.hash).toBe('')
  act(() => void jest.advanceTimersByTime(1))
  expect(window.location.hash).toBe('#part')
})

test('a link whose data arrives in time loads nothing itself', () => {
  const { rerender } = renderPending()
  mockIsPending = false
  rerender(<IntentLink href="/#part">Contact</IntentLink>)
  jest.runAllTimers()
  expect(window.location.hash).toBe('')
})
