import { fireEvent, render, screen } from '@testing-library/react'
import { said } from '@/lib/announcements/test-said'
import { couponStore } from '@/lib/quote/quote'
import { Coupons } from './coupons'

function openOn(day: string) {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00`) })
  render(<Coupons />)
}

test('a coupon can be copied up to and including its expiry date', () => {
  openOn('2026-12-31')
  expect(screen.getByText('Dec 31, 2026').parentElement).toHaveTextContent('Expires Dec 31, 2026')
  expect(screen.getByRole('button', { name: 'Copy code CLEAR10' })).toBeInTheDocument()
})

test('an expired coupon is marked as expired, and cannot be copied or added to the quote', () => {
  openOn('2027-01-05')
  expect(screen.getByText('Dec 31, 2026').parentElement).toHaveTextContent('Expired on Dec 31, 2026')
  expect(screen.queryByRole('button', { name: /CLEAR10/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy code EDGE25' })).toBeInTheDocument()
})

test('adding a coupon to the quote replaces the button with a link to the quote; a second coupon replaces it until Undo', () => {
  openOn('2026-12-01')
  expect(screen.getAllByText('Mention it in your quote request.')).toHaveLength(2)
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
})
