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

test.each([
  ['focuses', fireEvent.focus, 'true'],
  // The finger may only scroll the page.
  ['touches', fireEvent.touchStart, 'false'],
])('whether a link prefetches its route once the visitor %s it: %s', (_how, reach, prefetches) => {
  render(<IntentLink href="/contact">Contact</IntentLink>)
  const link = screen.getByRole('link', { name: 'Contact' })
  expect(link).toHaveAttribute('data-prefetch', 'false')
  reach(link)
  expect(link).toHaveAttribute('data-prefetch', prefetches)
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
