import { render, screen } from '@testing-library/react'
import { Coupons } from './coupons'

function openOn(day: string) {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00`) })
  render(<Coupons />)
}

afterEach(() => void jest.useRealTimers())

test('a coupon can be copied until its last day', () => {
  openOn('2026-12-31')
  expect(screen.getByText('31 Dec 2026').parentElement).toHaveTextContent('Expires 31 Dec 2026')
  expect(screen.getByRole('button', { name: 'Copy code CLEAR10' })).toBeInTheDocument()
})

test('an expired coupon is marked and cannot be copied', () => {
  openOn('2027-01-05')
  expect(screen.getByText('31 Dec 2026').parentElement).toHaveTextContent('Expired on 31 Dec 2026')
  expect(screen.queryByRole('button', { name: 'Copy code CLEAR10' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy code EDGE25' })).toBeInTheDocument()
})
