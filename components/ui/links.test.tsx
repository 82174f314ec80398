import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { IntentLink } from './links'

let mockIsPending = false

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...props }: ComponentProps<'a'> & { prefetch: false | null }) => (
    <a {...props} data-prefetch={prefetch !== false} />
  ),
  useLinkStatus: () => ({ pending: mockIsPending }),
}))

const link = () => screen.getByRole('link', { name: 'Contact' })

test.each([
  ['hovers it', fireEvent.mouseEnter],
  ['focuses it', fireEvent.focus],
])('a link prefetches its route only when the visitor %s', (_how, reach) => {
  render(<IntentLink href="/contact">Contact</IntentLink>)
  expect(link()).toHaveAttribute('data-prefetch', 'false')
  reach(link())
  expect(link()).toHaveAttribute('data-prefetch', 'true')
})

test('a finger that scrolls the page by a link prefetches nothing', () => {
  render(<IntentLink href="/contact">Contact</IntentLink>)
  fireEvent.touchStart(link())
  expect(link()).toHaveAttribute('data-prefetch', 'false')
})

test('a link does not load the whole page when its data arrives in time', () => {
  jest.useFakeTimers()
  mockIsPending = true
  // jsdom only navigates within a page, so a fragment stands in for the other page.
  const { rerender } = render(<IntentLink href="/#part">Contact</IntentLink>)
  mockIsPending = false
  rerender(<IntentLink href="/#part">Contact</IntentLink>)
  jest.runAllTimers()
  expect(window.location.hash).toBe('')
})
