import { fireEvent, render, screen } from '@testing-library/react'
import { said } from '@/lib/announcements/test-said'
import { couponStore } from '@/lib/quote/quote'
import { Coupons } from './coupons'

function openAt(time: string) {
  jest.useFakeTimers({ now: new Date(time) })
  render(<Coupons />)
}

test.each([
  ['a coupon can be copied on its last day', '2026-12-31T23:59', 'Expires', ['CLEAR10', 'EDGE25']],
  ['an expired coupon is marked, and cannot be used', '2027-01-01T00:00', 'Expired on', ['EDGE25']],
])('%s', (_what, time, words, codes) => {
  openAt(time)
  expect(screen.getByText('Dec 31, 2026').parentElement).toHaveTextContent(`${words} Dec 31, 2026`)
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(codes.flatMap((code) => [`Add to my quote: ${code}`, `Copy code ${code}`]))
})

test('adding a coupon to the quote replaces the button with a link to the quote; a second coupon replaces it until Undo', () => {
  openAt('2026-12-01T12:00')
  fireEvent.click(screen.getByRole('button', { name: 'Add to my quote: CLEAR10' }))
  expect(couponStore.get()).toEqual({ code: 'CLEAR10', desc: '10% off window film' })
  expect(said).toEqual(['Coupon CLEAR10 added to your quote.'])
  expect(screen.getByRole('link', { name: 'View quote' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Add to my quote: CLEAR10' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add to my quote: EDGE25' }))
  expect(couponStore.get()?.code).toBe('EDGE25')
  expect(screen.getByText(/^Coupon EDGE25 replaced CLEAR10/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(couponStore.get()?.code).toBe('CLEAR10')
  expect(screen.getByRole('link', { name: 'View quote' })).toHaveFocus()
})
